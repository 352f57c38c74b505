/** Trouble of the database's own, which passes or is for the operator, as against mistakes of the server. */

/** SQLite's own words for it: busy, full, unreadable, not to be written, not to be opened, damaged. */
const SQLITE = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM|PROTOCOL|LOCKED)/;

/**
 * PostgreSQL's codes and those of its connections: connection lost (08), rolled back for another (40), out of resources
 * (53), locked (55), stopped by the operator or a time limit (57), system error (58), only to be read (25006).
 */
const POSTGRES = /^(08|40|53|55|57|58)\w{3}$|^25006$|^E[A-Z]{3,}$/;

/** What the driver of PostgreSQL says without any code. */
const WORDS = /timeout|Connection terminated|not queryable|Client was closed|Cannot use a pool/i;

/** Is this the database's trouble? Then nothing was decided, and trying again is right. */
export function isTrouble(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isTrouble);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === undefined ? WORDS.test(error.message) : SQLITE.test(code) || POSTGRES.test(code);
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * What a log may say of an error. Messages of the database and the system name no secrets; those of rules may tell what
 * is hidden at a table, so of them only the kind is told.
 */
export function causeOf(error: unknown): { error?: string; code?: string; cause?: string } {
  if (error === undefined) return {};
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  if (!(error instanceof Error)) return { error: typeof error };
  const code = codeOf(error);
  if (code === undefined && !isTrouble(error)) return { error: error.name };
  return { error: error.name, ...(code === undefined ? {} : { code }), cause: error.message };
}

/** An error in one line, for whoever starts the server. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
