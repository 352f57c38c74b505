/** The five kinds of districts (TI 7.1). */

export const DISTRICTS = ['campus', 'commercial-hub', 'encampment', 'industrial-zone', 'theater-square'] as const;
export type District = (typeof DISTRICTS)[number];
