/** The folder of the repository. */
export const root: string;

/** Bundle that TypeScript file for Node and give the path of the result; the same sources give the same path. */
export function bundle(entry: string): Promise<string>;
