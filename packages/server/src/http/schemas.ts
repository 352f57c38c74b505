/** Fastify speaks zod: requests are checked, answers are cut to what is documented, and OpenAPI is made from the same schemas. */

import type { FastifyInstance, FastifySchema, FastifyTypeProvider } from 'fastify';
import * as z from 'zod';

/** Gives handlers the types of their zod schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown;
}

/** A Fastify whose schemas are zod's. */
export type Web = FastifyInstance<
  import('node:http').Server,
  import('node:http').IncomingMessage,
  import('node:http').ServerResponse,
  import('fastify').FastifyBaseLogger,
  ZodTypes
>;

/** An answer without content. */
export const nothing = z.undefined().describe('No content');

/** Check requests and answers by zod. */
export function useZod(web: FastifyInstance): Web {
  web.setValidatorCompiler(({ schema }) => (input: unknown) => {
    if (!(schema instanceof z.ZodType)) throw new TypeError('Schemas here are zod schemas.');
    const checked = schema.safeParse(input ?? (acceptsNothing(schema) ? undefined : {}));
    return checked.success ? { value: checked.data } : { error: new Error(z.prettifyError(checked.error)) };
  });
  web.setSerializerCompiler(({ schema }) => (answer: unknown) => {
    if (!(schema instanceof z.ZodType)) throw new TypeError('Schemas here are zod schemas.');
    return JSON.stringify(schema.parse(answer));
  });
  return web.withTypeProvider<ZodTypes>();
}

const acceptsNothing = (schema: z.ZodType) => schema.safeParse(undefined).success;

/** A route's zod schemas as JSON schemas, for the OpenAPI document. */
export function documented(schema: FastifySchema): FastifySchema {
  const { body, querystring, params, response, ...rest } = schema;
  return {
    ...rest,
    ...(body === undefined ? {} : { body: asJsonSchema(body, 'input') }),
    ...(querystring === undefined ? {} : { querystring: asJsonSchema(querystring, 'input') }),
    ...(params === undefined ? {} : { params: asJsonSchema(params, 'input') }),
    ...(response === undefined ? {} : { response: documentedAnswers(response as Record<string, unknown>) }),
  };
}

function documentedAnswers(answers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      schema === nothing ? { type: 'null', description: 'No content' } : asJsonSchema(schema, 'output'),
    ]),
  );
}

function asJsonSchema(schema: unknown, io: 'input' | 'output'): object {
  if (!(schema instanceof z.ZodType)) throw new TypeError('Schemas here are zod schemas.');
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' });
  return { description: schema.description ?? 'OK', ...json };
}
