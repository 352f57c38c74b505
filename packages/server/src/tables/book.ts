/** The log of one table and the record it leads to: reading on, adding an entry, and what saves reading all of it again. */

import { type Append, NotHome } from '../storage/storage.ts';
import type { Entry } from './entry.ts';
import { follow, readTable, readText, readWhole } from './reading.ts';
import { apply, isLong, RulesChanged, type TableRecord } from './record.ts';
import { freeze } from './snapshot.ts';
import { isListed, type Listing, listingOf } from './summary.ts';
import type { Surroundings, Tenure } from './surroundings.ts';

/** How many new entries are worth a new snapshot. */
const SNAPSHOT_EVERY = 50;

/** The book of one table. */
export class Book {
  /** The newest record; `null` until it is read, and while an entry is not yet on disk: then nobody may look. */
  record: TableRecord | null = null;
  private readonly id: string;
  private readonly around: Surroundings;
  private readonly tenure: Tenure;
  /** What lists show of this table, as far as this server has said it. */
  private listed: Listing | null = null;
  private snapshotSeq = 0;

  constructor(id: string, around: Surroundings, tenure: Tenure) {
    this.id = id;
    this.around = around;
    this.tenure = tenure;
  }

  /** The table as its log tells; `undefined` if there is none. */
  async read(): Promise<TableRecord | undefined> {
    const table = await readTable(this.around, this.id);
    if (table === undefined) return undefined;
    this.snapshotSeq = table.seq;
    this.record = table;
    this.listed = null;
    return table;
  }

  /** Read what was written after that record; should it fail, the whole log is read next time. */
  async readOn(known: TableRecord): Promise<TableRecord | undefined> {
    this.record = null;
    const table = await follow(this.around, known, await this.around.storage.entries(this.id, known.seq));
    if (table !== undefined) this.record = table;
    this.listed = null; // whoever wrote it has listed it
    return table;
  }

  /** Find the states before the last moves, which tables that were read from a snapshot do not have. */
  async findWayBack(table: TableRecord): Promise<void> {
    const whole = await readWhole(this.around, this.id, true);
    if (whole?.seq === table.seq) this.record = whole;
    else this.record = null; // another server has gone on meanwhile
  }

  /** The record with this entry added; `null` if the log has grown meanwhile. */
  async added(table: TableRecord, entry: Entry): Promise<TableRecord | null> {
    if (!isLong(table, entry)) {
      apply(table, entry);
      return table;
    }
    const log = await this.around.storage.log(this.id);
    const next = await readText(this.around, this.id, `${log?.slice(0, -1)},${JSON.stringify(entry)}]`);
    if (next.problem === null) return next;
    const hasGrown = (await this.around.storage.entries(this.id, table.seq, 1)).length > 0;
    if (hasGrown) return null;
    throw new RulesChanged('The rules no longer lead where they led.');
  }

  /** What lists shall show of that record, to which that entry has led. */
  listing(table: TableRecord, { kind }: Pick<Entry, 'kind'>): Listing {
    return listingOf(table, kind === 'acted' && table.phase === 'playing' ? this.listed : null);
  }

  /** Put an entry into the log; from then on the record is the one it leads to. False if that number is taken. */
  async store(table: TableRecord, listing: Listing, append: Append): Promise<boolean> {
    const isKnown = this.listed !== null && isListed(this.listed, listing);
    const home = this.tenure.token;
    const { summary } = listing;
    try {
      const isNew = await this.around.storage.append({ ...append, home, ...(isKnown ? {} : { summary }) });
      if (!isKnown) this.listed = isNew ? listing : null;
      if (isNew) this.record = table;
      return isNew;
    } catch (error) {
      this.listed = null;
      if (error instanceof NotHome) this.tenure.lost();
      throw error;
    }
  }

  /** Keep a snapshot if there is enough new since the last one. */
  keepUp(table: TableRecord): void {
    if (table.seq - this.snapshotSeq >= SNAPSHOT_EVERY) this.keepSnapshot(table);
  }

  /** Keep a snapshot. */
  keepSnapshot(table: TableRecord): void {
    if (table.problem === 'rules-changed') return;
    this.snapshotSeq = table.seq;
    const snapshot = freeze(table);
    this.around.storage
      .saveSnapshot(this.id, snapshot, this.tenure.token)
      .catch((cause) => this.around.complain('Could not save a snapshot', this.id, cause));
  }

  /** What is in memory counts no more. */
  forget(): void {
    this.record = null;
    this.listed = null;
  }

  /** Leave memory, with a snapshot of what is new. */
  async close(): Promise<void> {
    const { record } = this;
    this.record = null;
    if (record === null || record.seq <= this.snapshotSeq || record.match === null) return;
    await this.around.storage.saveSnapshot(this.id, freeze(record), this.tenure.token);
  }
}
