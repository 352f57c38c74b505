export const en = {} as never;
