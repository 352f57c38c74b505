/** New leaders. */

import { LABS } from '../../content/leaders.ts';
import type { Cards, Leader } from '../../content/model.ts';
import { URBAN } from '../../content/model.ts';

/** Every new leader. */
export const LEADERS = {
  boudica: { level: 0 },
  cleopatra: { level: 0, temporary: { for: 'construction', amount: 1, duringActions: true } },
  hippocrates: { level: 0 },
  confucius: {
    level: 0,
    exceptions: ['prepares-any-card'],
    on: { preparedEvent: { science: 1 }, left: { science: 1 } },
  },
  'sun-tzu': { level: 0, symbols: { strength: 1 }, exceptions: ['keeps-tactics'], plus: { draw: 2 } },
  ashoka: { level: 0 },
  'isabella-of-castile': { level: 1, production: { resources: 1 }, blueTokens: 2 },
  'eleanor-of-aquitaine': {
    level: 1,
    replacement: { back: 3 },
    on: { preparedEvent: { militaryCards: 2 }, excessDiscarded: { culture: 1 } },
  },
  'jan-zizka': {
    level: 1,
    militaryActions: 1,
    exceptions: ['farms-as-units'],
    adds: [{ to: 'culture', per: 'army', amount: 1 }],
  },
  nostradamus: {
    level: 1,
    exceptions: ['sees-prepared-events'],
    plus: { shelter: 3 },
    on: { preparedEvent: { culture: 3 } },
  },
  'johannes-gutenberg': { level: 1 },
  saladin: { level: 1 },
  'catherine-the-great': {
    level: 2,
    symbols: { culture: 2 },
    militaryActions: 1,
  },
  'maria-theresa': { level: 2, on: { populationToken: { science: 1, culture: 1 } } },
  'james-watt': {
    level: 2,
    discounts: [
      { on: 'build', of: ['farm', 'mine'], amount: [0, 0, 2, 4] },
      { on: 'develop', of: ['farm', 'mine'], amount: [0, 0, 2, 4] },
    ],
  },
  'alfred-nobel': {
    level: 2,
    symbols: { science: 2, strength: 2 },
    replacement: { back: 0, prize: { technologies: 2, gain: { culture: 4 } } },
  },
  'antoni-gaudi': {
    level: 2,
    adds: [{ to: 'culture', per: 'best-of-each', of: URBAN, amount: 1 }],
  },
  'charles-darwin': {
    level: 2,
    adds: [
      { to: 'happy', per: 'worker', of: ['temple'], amount: -1 },
      { to: 'culture', per: 'worker', of: LABS, amount: 1 },
    ],
    discounts: [
      {
        on: 'take',
        of: [
          'farm',
          'mine',
          ...URBAN,
          'infantry',
          'cavalry',
          'artillery',
          'air-force',
          'law',
          'warfare',
          'exploration',
          'construction',
          'government',
        ],
        amount: 1,
        least: 1,
      },
    ],
  },
  'marie-curie-sklodowska': {
    level: 3,
    adds: [
      { to: 'science', per: 'best-level', of: ['mine'], amount: 1 },
      { to: 'strength', per: 'best-level', of: ['lab'], amount: 1 },
      { to: 'culture', per: 'higher-best-level', of: ['mine', 'lab'], amount: 1 },
    ],
  },
  'marlene-dietrich': {
    level: 3,
    exceptions: ['unit-counts-twice'],
    adds: [
      { to: 'culture', per: 'on-highest', of: ['theater'], amount: 1 },
      { to: 'happy', per: 'on-highest', of: ['theater'], amount: 1 },
    ],
  },
  'steve-jobs': {
    level: 3,
    adds: [{ to: 'happy', per: 'best-level', of: ['lab'], amount: 1 }],
  },
  'nelson-mandela': {
    level: 3,
    symbols: { culture: 2 },
    civilActions: 1,
    taking: 'counted',
  },
  'pierre-de-coubertin': {
    level: 3,
    adds: [{ to: 'culture', per: 'worker', of: ['arena'], amount: 2 }],
  },
  'ian-fleming': {
    level: 3,
    adds: [
      { to: 'culture', per: 'best-level', of: ['library'], amount: 1 },
      { to: 'culture', per: 'best-level', of: ['theater'], amount: 1 },
    ],
  },
} satisfies Cards<Leader>;
