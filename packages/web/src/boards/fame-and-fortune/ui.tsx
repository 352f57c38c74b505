/** What a person is looking at and has half chosen: the city at hand, whose sheet, a unit, a great person, an errand. */

import { actionsLeft, siteOf } from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type FameAction, type FameTable, useFame, useFameTop } from './table.ts';

/** One step of an errand: the action that is meant among those that can be taken then. */
export type Wish = (action: FameAction) => boolean;

/** The panels that share a place on small screens. */
export type Panel = 'map' | 'market' | 'sheet';

/** What is half chosen, and how to choose it. */
export interface FameUi {
  /** The first centre square of the city at hand. */
  readonly city: number;
  pickCity(city: number): void;
  /** Whose sheet is shown. */
  readonly shown: Seat;
  look(seat: Seat): void;
  readonly unit: string | undefined;
  pickUnit(unit: string | undefined): void;
  readonly person: string | undefined;
  pickPerson(person: string | undefined): void;
  readonly technology: string | undefined;
  pickTechnology(technology: string | undefined): void;
  readonly panel: Panel;
  show(panel: Panel): void;
  /** Do these one after the other, as far as each of them can be done. */
  errand(wishes: readonly Wish[]): void;
}

const UiContext = createContext<FameUi | undefined>(undefined);

/** What is half chosen at this table. */
export function useUi(): FameUi {
  const ui = use(UiContext);
  if (ui === undefined) throw new Error('This part belongs on a table.');
  return ui;
}

/** Holds it for the whole table. */
export function UiProvider({ children }: { children: ReactNode }) {
  const fame = useFame();
  const [city, pickCity] = useState(-1);
  const [shown, look] = useState<Seat>();
  const [unit, pickUnit] = useState<string>();
  const [person, pickPerson] = useState<string>();
  const [technology, pickTechnology] = useState<string>();
  const [panel, show] = useState<Panel>('map');
  const errand = useErrand();
  const { view, frame, own } = fame;
  const step = frame?.step;
  useEffect(() => {
    if (step === 'produce-item') show('market');
    else if (step !== undefined && ON_MAP.includes(step)) show('map');
  }, [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was half chosen is forgotten as soon as anything changes
  useEffect(() => {
    pickUnit(undefined);
    pickPerson(undefined);
    pickTechnology(undefined);
  }, [view]);
  const ui = useMemo<FameUi>(
    () => ({
      city: cityAtHand(fame, city),
      pickCity,
      shown: shown ?? own,
      look: (seat) => {
        look(seat === own ? undefined : seat);
        if (seat !== own) show('sheet');
      },
      unit,
      pickUnit,
      person,
      pickPerson,
      technology,
      pickTechnology,
      panel,
      show,
      errand,
    }),
    [fame, city, shown, own, unit, person, technology, panel, errand],
  );
  return <UiContext value={ui}>{children}</UiContext>;
}

/** Decisions that are made on the map: a small screen shows it. */
const ON_MAP: readonly string[] = [
  'city-management',
  'produce-where',
  'choose-mover',
  'move-step',
  'choose-capital',
  'place-start-figure',
];

/** The city a decision is about; else the one that was picked; else one that can still act. */
function cityAtHand({ game, frame, own }: FameTable, picked: number): number {
  const cities = game.players[own]?.cities ?? [];
  const acting = frame !== undefined && 'city' in frame && 'seat' in frame && frame.seat === own ? frame.city : -1;
  if (typeof acting === 'number' && acting >= 0) return acting;
  if (cities.some((city) => siteOf(city) === picked)) return picked;
  const free = game.phase === 'city' ? cities.find((city) => actionsLeft(game, own, city) > 0) : undefined;
  const [capital] = cities;
  const city = free ?? capital;
  return city === undefined ? -1 : siteOf(city);
}

/**
 * Several actions by one press, such as a way of many steps. Whatever cannot be done as meant ends it, and a guide has
 * something to say after each of them.
 */
function useErrand(): (wishes: readonly Wish[]) => void {
  const { table, session, asked, choose, hold } = useFameTop();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const { sight } = table;
  const [done, setDone] = useState<object>();
  useEffect(() => {
    const [next, ...others] = wishes;
    // While others are asked whether they react, an errand waits.
    if (next === undefined || done === sight || !asked) return;
    const action = sight.actions.find(next);
    setDone(sight);
    setWishes(action === undefined || session.isGuided?.() ? [] : others);
    // Only the last step may end the turn: it waits for a word then.
    if (action !== undefined) (others.length === 0 ? hold.press : choose)(action);
  }, [wishes, sight, session, asked, choose, hold, done]);
  return useCallback((next) => {
    setDone(undefined);
    setWishes(next);
  }, []);
}
