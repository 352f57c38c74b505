import { expect, test } from 'vitest';
import { stored } from '../../src/queries/counts.ts';
import { cultureRating, strengthRating, urbanLimit } from '../../src/queries/ratings.ts';
import { atTurnBegin, position } from '../position.ts';

test('TA 18.A7 Boudica, Cleopatra, Hammurabi, Caesar, Hanging Gardens, Acropolis, Stonehenge, Colosseum', () => {
  const strong = atTurnBegin({ leader: 'boudica', on: { warriors: 3 } });
  expect(strong.step).toBe('choose');
  strong.does(0, { type: 'choose', option: 2 });
  expect(strong.player(0).science).toBe(1);
  const weak = position()
    .has(0, { leader: 'boudica' })
    .has(1, { on: { warriors: 2 } });
  weak.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'turn-effects', seat: 0 },
  ];
  expect(weak.run().game.turn.units).toBe(2);
  const cleopatra = position().has(0, { leader: 'cleopatra', building: 'pyramids', tokensOn: { bronze: 2 } });
  cleopatra.game.frames = [{ step: 'action-phase', seat: 0 }];
  cleopatra.run().does(0, { type: 'stage', count: 1 });
  expect([cleopatra.player(0).blue, cleopatra.game.turn.construction]).toEqual([15, 0]);
  const hammurabi = position()
    .has(0, { leader: 'hammurabi-adjusted', civil: 0, tokensOn: { agriculture: 2 } })
    .does(0, { type: 'convert' }, { type: 'population' });
  expect(hammurabi.player(0)).toMatchObject({ military: 1, civil: 0, workers: 2 });
  expect(hammurabi.whyNot(0, { type: 'convert' })).toBe('power-used TA 2.4');
  const gardens = position()
    .has(0, { building: 'hanging-gardens-adjusted', stages: 2, blue: 14, tokensOn: { bronze: 2 } })
    .does(0, { type: 'stage', count: 1 });
  expect(stored(gardens.player(0), 'food')).toBe(2);
  expect(urbanLimit(position().has(0, { built: ['acropolis'] }).game, 0)).toBe(3);
  expect(strengthRating(position().has(0, { leader: 'julius-caesar-adjusted' }).game, 0)).toBe(2);
});

test('TA 18.I13 Isabella, adjusted Michelangelo, adjusted St. Peter’s', () => {
  const michelangelo = position()
    .has(0, { leader: 'michelangelo-adjusted' })
    .row(1, 'colossus')
    .does(0, { type: 'take', space: 0 });
  expect(stored(michelangelo.player(0), 'resources')).toBe(1);
  const faces = position()
    .bare(0)
    .has(0, { leader: 'michelangelo', built: ['hanging-gardens'], on: { theology: 2, drama: 1 } });
  expect(cultureRating(faces.game, 0)).toBe(1 + 2 + 2 + 7);
  expect(cultureRating(position().has(0, { built: ['st-peter-s-basilica-adjusted'] }).game, 0)).toBe(1);
  const isabella = position()
    .has(0, { civilHand: ['isabella-of-castile'] })
    .does(0, { type: 'leader', card: 'isabella-of-castile' });
  expect(isabella.player(0).blue).toBe(18);
});
