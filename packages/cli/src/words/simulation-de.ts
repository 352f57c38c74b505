import { counted } from '@tabularium/kernel';
import type { SimulationWords } from './words.ts';

/** What a simulation reports in German. */
export const simulationDe: SimulationWords = {
  players: (players) => counted('de', players, { one: 'Spieler', other: 'Spieler' }),
  games: (games) => counted('de', games, { one: 'Partie', other: 'Partien' }),
  seed: (seed) => `Startwert ${seed}`,
  head: ['Bot', 'Plätze', 'Siege', 'Siegquote', '95-%-Bereich', 'Punkte im Mittel'],
  chance: (share) => `nur nach dem Zufall: ${share} für jeden Platz`,
  seatHead: ['Platz', 'Siegquote', '95-%-Bereich'],
  scores: 'Punkte',
  moves: 'Züge',
  rounds: 'Runden',
  spread: (name, mean, within, median) =>
    `${name}: im Durchschnitt ${mean} (± ${within} mit 95 % Sicherheit), in der Mitte ${median}`,
  range: (from, to) => `${from} bis ${to}`,
  endings: 'Wie Partien enden',
  points: 'Woher die Punkte kommen',
  pointsHead: ['Teil', 'Sieger', 'andere', ''],
  habits: 'Aktionen je Partie',
  habitsHead: ['Aktion', 'Sieger', 'andere', ''],
};
