/** What people have reported to the host, as the host reads it. */

import { openToRead, type Place } from './open.ts';

/** Something that was said and reported. */
export interface ReportedSaying {
  readonly at: number;
  readonly table: string;
  readonly entry: number;
  /** Who reports, and who said it; empty for those who are gone. */
  readonly from: string;
  readonly speaker: string;
  /** What was said; empty if it was taken out with an account. */
  readonly text: string;
  readonly reason: string;
}

/** All reports, the newest first. Opens and closes the database itself, and changes nothing in it. */
export async function reportedSayings(place: Place): Promise<ReportedSaying[]> {
  const storage = await openToRead(place);
  try {
    const sayings: ReportedSaying[] = [];
    for (const { at, table, entry, reason, person } of await storage.notes.reports()) {
      const [said] = await storage.entries(table, entry - 1, 1);
      const [speaker, text] = said?.kind === 'said' ? [said.by, said.text] : ['', ''];
      const names = new Map((await storage.people([person, speaker])).map(({ id, name }) => [id, name]));
      sayings.push({
        at,
        table,
        entry,
        from: names.get(person) ?? '',
        speaker: names.get(speaker) ?? '',
        text,
        reason,
      });
    }
    return sayings;
  } finally {
    await storage.close();
  }
}
