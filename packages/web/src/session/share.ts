/** A whole match in a link: squeezed into the part of the address that never leaves the browser. */

import {
  type AnyAction,
  type AnyGame,
  drawChance,
  FORMAT,
  type MatchFile,
  matchFile,
  newMatch,
  play,
  type Seat,
} from '@tabularium/kernel';

/** What a link carries: fingerprints and result follow from the moves, so they stay at home. */
interface Carried {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly players?: readonly string[];
  /** Who did what, and the number of the renewal of chance before it, if there was one. */
  readonly moves: readonly (readonly [Seat, AnyAction, number?])[];
}

/** The match as text for a link. */
export async function squeeze(file: MatchFile): Promise<string> {
  const { game, rulesVersion, seats, options, seed, players, moves } = file;
  const carried: Carried = {
    game,
    rulesVersion,
    seats,
    options,
    seed,
    ...(players === undefined ? {} : { players }),
    moves: moves.map(({ seat, action, chance }) => (chance === undefined ? [seat, action] : [seat, action, chance])),
  };
  const bytes = new Uint8Array(await through(JSON.stringify(carried), new CompressionStream('deflate-raw')));
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** The game a link speaks of, and how to rebuild its match file. */
export async function unsqueeze(text: string): Promise<Carried> {
  const bytes = Uint8Array.fromBase64(text, { alphabet: 'base64url' });
  const json = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  return JSON.parse(json) as Carried;
}

/** Play the carried moves again: a complete match file, or an error at the move that is not possible. */
export function rebuild(game: AnyGame, carried: Carried): MatchFile {
  const match = newMatch(game, carried);
  for (const [index, [seat, action, chance]] of carried.moves.entries()) {
    if (chance !== undefined) drawChance(match, chance);
    if ('refusal' in play(match, seat, action)) throw new Error(`${FORMAT}: move ${index + 1} is not possible.`);
  }
  return matchFile(match, carried.players);
}

async function through(
  content: string | Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<ArrayBuffer> {
  const body = new Response(content).body;
  if (body === null) return new ArrayBuffer();
  return new Response(body.pipeThrough(stream)).arrayBuffer();
}
