/** Who sits at the table: people at the keyboard, and bots. */

import { isName, type Language } from '@tabularium/kernel';
import { type Player, parsePlayer } from '@tabularium/lab';
import { Misuse } from '../complaint.ts';
import { words } from '../words/index.ts';

/** Somebody in a seat; without a bot's spec it is a person. */
export interface Sitter {
  readonly name: string;
  readonly bot?: Player;
  /** As written: `human`, `human:Anna`, `mcts:1000`. */
  readonly written: string;
}

/** Who sits where, as it is written down in a match file. */
export const writtenOf = (sitters: readonly Sitter[]): string[] => sitters.map(({ written }) => written);

/** The sitters of a list such as `human,mcts,greedy`. */
export function readSitters(list: readonly string[], lang: Language): Sitter[] {
  return list.map((written, seat) => {
    const [, own] = /^human(?::(.{1,20}))?$/.exec(written) ?? [];
    if (own !== undefined && !isName(own)) throw new Misuse(`"${own}" is no name: use visible characters.`);
    if (written.startsWith('human') && (written === 'human' || own !== undefined)) {
      return { written, name: own ?? words[lang].person(seat + 1) };
    }
    return { written, bot: botIn(written), name: numbered(list, seat) };
  });
}

/** The name of somebody as written in a match file. */
export function readName(written: string, seat: number, lang: Language): string {
  const [, own] = /^human(?::(.*))?$/.exec(written) ?? [];
  return own ?? (written === 'human' ? words[lang].person(seat + 1) : written);
}

function botIn(written: string): Player {
  try {
    return parsePlayer(written);
  } catch {
    throw new Misuse(`"${written}" cannot sit here; there are human, human:Name, random, greedy, mcts and mcts:1000.`);
  }
}

/** A bot's name; with its seat if there are several like it. */
function numbered(list: readonly string[], seat: number): string {
  const written = list[seat] ?? '';
  return list.filter((one) => one === written).length > 1 ? `${written} ${seat + 1}` : written;
}
