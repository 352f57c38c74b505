export const things: string[] = [];
