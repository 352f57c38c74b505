import type { Page } from 'playwright-core';
import type { SavedTable } from '../src/session/store.ts';

export function sitDownAt(page: Page, address: string, table: SavedTable): Promise<void>;
export function movesTold(page: Page): Promise<string>;
export function heard(page: Page, before: string): Promise<void>;
