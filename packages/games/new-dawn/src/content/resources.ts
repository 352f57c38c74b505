/** The four kinds of resources (ND 8.1). */

export const RESOURCES = ['marble', 'mercury', 'oil', 'diamond'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Is this the name of a resource? */
export const isResource = (id: string): id is Resource => (RESOURCES as readonly string[]).includes(id);
