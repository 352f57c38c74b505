/** Every turn comes to an end: parts, uses, city actions and offers are counted (FF 5.1, FF 6.5, FF 21.3). */

import { type FameState, PHASES, type Phase } from '../state.ts';

/** What could go on for ever. */
export function brokenProgress(game: FameState): string[] {
  return [
    ...brokenParts(game),
    ...brokenPhases(game),
    ...brokenUses(game),
    ...brokenActions(game),
    ...brokenOffers(game),
  ];
}

const repeated = <T>(list: readonly T[]): T[] => list.filter((one, at) => list.indexOf(one) < at);

/** At most one part of the phase waits for each player. */
function brokenParts({ frames, phase }: FameState): string[] {
  const parts = frames.flatMap((frame) => (frame.step === 'part' ? [frame] : []));
  return [
    ...repeated(parts.map(({ seat }) => seat)).map((seat) => `two parts of seat ${seat} wait`),
    ...parts.filter((part) => part.phase !== phase).map((part) => `a part of the ${part.phase} phase waits`),
  ];
}

/** Phases come in their order, each once a turn. */
function brokenPhases({ frames, phase }: FameState): string[] {
  const waiting = frames.flatMap((frame) => (frame.step === 'phase' && frame.phase !== phase ? [frame.phase] : []));
  const later: Phase[] = PHASES.slice(PHASES.indexOf(phase) + 1);
  const expected = frames.some(({ step }) => step === 'end-turn') ? later.toReversed() : [];
  return waiting.join() === expected.join() ? [] : [`after the ${phase} phase wait ${waiting.join()}`];
}

/** What is limited was used once. */
function brokenUses({ players, battle }: FameState): string[] {
  return [...players.map(({ used }) => used), ...(battle?.used ?? [])].flatMap((used) =>
    repeated(used).map((key) => `${key} was used twice`),
  );
}

/** A government may give a capital one action more; what it did then stays done. */
const MORE_FOR_CAPITAL = 1;

/** A city takes one action, and those that effects added (FF 7.1). */
function brokenActions({ players }: FameState): string[] {
  return players
    .flatMap(({ cities }) => cities)
    .filter(({ deeds, added, capital }) => deeds.length > 1 + added + (capital ? MORE_FOR_CAPITAL : 0))
    .map(({ centre, deeds }) => `the city at ${centre[0]} took ${deeds.length} actions`);
}

/** Nobody makes more offers than a table allows (FF 23.12). */
function brokenOffers({ players, options }: FameState): string[] {
  return players.flatMap(({ offers }, seat) =>
    offers > options.offersPerTurn ? [`seat ${seat} made ${offers} offers`] : [],
  );
}
