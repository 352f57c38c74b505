export const de = {} as never;
