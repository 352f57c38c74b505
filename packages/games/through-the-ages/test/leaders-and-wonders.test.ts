import { expect, test } from 'vitest';
import { developCost, populationPrice, takeCost } from '../src/queries/costs.ts';
import { bestProducer, leadsAlone, stored } from '../src/queries/counts.ts';
import {
  buildingOutput,
  civilActions,
  cultureRating,
  happiness,
  scienceRating,
  strengthRating,
  urbanLimit,
} from '../src/queries/ratings.ts';
import { endAge } from '../src/rules/ages.ts';
import { position } from './position.ts';

const end = { type: 'end-turn' } as const;
const next = (patch: object) => {
  const table = position().has(0, patch);
  table.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'turn-effects', seat: 0 },
  ];
  return table.run();
};

test('TA 18.A2 Sun Tzu keeps tactics exclusive and stays under the current one', () => {
  const table = position().has(0, {
    leader: 'sun-tzu',
    tactic: { card: 'legion-i', bonus: 0 },
    exclusive: [{ card: 'legion-i', bonus: 0 }],
    on: { warriors: 3 },
  });
  table.game.frames = [{ step: 'make-tactics-available', seat: 0 }];
  expect(table.run().game.commonTactics).toEqual([]);
  const before = strengthRating(table.game, 0);
  table
    .has(0, { civilHand: ['moses'] })
    .acting(0)
    .does(0, { type: 'leader', card: 'moses' });
  expect(table.player(0).tactic).toEqual({ card: 'legion-i', bonus: 1 });
  expect(strengthRating(table.game, 0)).toBe(before - 1 + 1);
  table.game.commonTactics = [{ card: 'legion-i', bonus: 0 }];
  table.game.frames = [{ step: 'make-tactics-available', seat: 0 }];
  expect(table.run().game.commonTactics).toEqual([
    { card: 'legion-i', bonus: 0 },
    { card: 'legion-i', bonus: 1 },
  ]);
  const copied = position()
    .has(0, { leader: 'sun-tzu', tactic: { card: 'legion-i', bonus: 0 }, civilHand: ['moses'] })
    .has(1, { tactic: { card: 'legion-i', bonus: 0 } });
  copied.game.commonTactics = [{ card: 'legion-i', bonus: 0 }];
  copied.does(0, { type: 'leader', card: 'moses' });
  expect([copied.player(1).tactic?.bonus, copied.game.commonTactics[0]?.bonus]).toEqual([1, 1]);
});

test('TA 18.A4 Hippocrates stores up to three tokens', () => {
  expect(next({ leader: 'hippocrates' }).player(0).stored).toBe(1);
  expect(next({ leader: 'hippocrates', stored: 3 }).player(0).stored).toBe(3);
});

test('TA 18.A6 the adjusted Colossus draws three cards at the start of Ages II and III only', () => {
  const table = position().has(1, { built: ['colossus-adjusted'] });
  endAge(table.game);
  expect(table.player(1).militaryHand).toHaveLength(3);
  table.game.age = 3;
  endAge(table.game);
  expect(table.player(1).militaryHand).toHaveLength(0);
});

test('TA 18.A7 Boudica, Cleopatra, Hammurabi, Caesar, Hanging Gardens, Acropolis, Stonehenge, Colosseum', () => {
  const strong = next({ leader: 'boudica', on: { warriors: 3 } });
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

test('TA 19.25 TA 15.8 Stonehenge: science for each stage by its printed cost, whoever paid', () => {
  const table = position().has(0, {
    building: 'stonehenge',
    civilHand: ['engineering-genius-a'],
    tokensOn: { bronze: 4 },
  });
  table.does(0, { type: 'play', card: 'engineering-genius-a' });
  expect(table.player(0).science).toBe(3);
  expect(table.does(0, { type: 'stage', count: 1 }).player(0)).toMatchObject({ science: 6, building: '' });
});

test('TA 18.I2 TA 19.21 Žižka: farms form armies, give no strength of their own, each army 1 culture', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'jan-zizka', tactic: { card: 'legion-i', bonus: 0 }, on: { warriors: 2, agriculture: 4 } });
  expect([strengthRating(table.game, 0), cultureRating(table.game, 0)]).toEqual([6, 2]);
});

test('TA 18.I3 Nostradamus: 3 culture for each event he prepares', () => {
  const table = position()
    .has(0, { leader: 'nostradamus', militaryHand: ['rats-i'] })
    .politicking(0);
  table.game.currentEvents.cards.push('development-of-science-a');
  expect(table.does(0, { type: 'prepare', card: 'rats-i' }).player(0).culture).toBe(4);
});

test('TA 18.I4 TA 19.24 TA 3.6 Gutenberg: an action of its own for labs and libraries, one less and 2 culture', () => {
  const take = position()
    .has(0, { leader: 'johannes-gutenberg' })
    .row(7, 'scientific-method')
    .does(0, { type: 'take', space: 6, extra: true });
  expect(take.player(0)).toMatchObject({ civil: 3, culture: 2 });
  const develop = position()
    .has(0, { leader: 'johannes-gutenberg', civilHand: ['alchemy'], science: 3 })
    .does(0, { type: 'develop', card: 'alchemy', extra: true });
  expect(develop.player(0)).toMatchObject({ civil: 4, science: 0, culture: 2 });
  expect(develop.can(0, { type: 'build', card: 'alchemy', extra: true })).toBe(false);
  const card = position().has(0, {
    leader: 'johannes-gutenberg',
    civilHand: ['urban-growth-i'],
    on: { alchemy: 0 },
    tokensOn: { bronze: 3 },
  });
  card.does(0, { type: 'play', card: 'urban-growth-i', extra: true }, { type: 'build', card: 'alchemy' });
  expect(card.player(0)).toMatchObject({ civil: 4, culture: 2, blue: 16 });
});

test('TA 18.I5 TA 19.17 Eleanor: up to three spent actions back, cards for events, culture for excess', () => {
  const table = position()
    .has(0, { leader: 'eleanor-of-aquitaine', civilHand: ['isaac-newton'], civil: 3 })
    .does(0, { type: 'leader', card: 'isaac-newton' });
  expect(table.player(0).civil).toBe(4);
  const prepares = position()
    .has(0, { leader: 'eleanor-of-aquitaine', militaryHand: ['rats-i'] })
    .politicking(0);
  prepares.game.currentEvents.cards.push('development-of-science-a');
  expect(prepares.does(0, { type: 'prepare', card: 'rats-i' }).player(0).militaryHand).toHaveLength(2);
  const excess = position()
    .has(0, { leader: 'eleanor-of-aquitaine', militaryHand: ['rats-i', 'foray-i', 'raiders-i'], military: 0 })
    .does(0, end);
  expect(excess.does(0, { type: 'discard', card: 'rats-i' }).player(0).culture).toBe(1);
});

test('TA 18.I8 TA 19.12 Silk Road: the first action card of the turn gives 1 more, from the first stage on', () => {
  const table = position().has(0, {
    building: 'silk-road',
    stages: 1,
    blue: 15,
    civilHand: ['patriotism-i', 'cultural-heritage-i'],
  });
  table.does(0, { type: 'play', card: 'patriotism-i' });
  expect([table.game.turn.units, table.player(0).military]).toEqual([3, 4]);
  table.does(0, { type: 'play', card: 'cultural-heritage-i' });
  expect(table.player(0)).toMatchObject({ science: 2, culture: 2 });
  const arts = position()
    .has(0, { built: ['silk-road'], civilHand: ['endowment-for-the-arts-iii'] })
    .does(0, { type: 'play', card: 'endowment-for-the-arts-iii' });
  expect(arts.player(0).culture).toBe(1);
  expect(
    position()
      .has(0, { building: 'silk-road', civilHand: ['cultural-heritage-i'] })
      .does(0, { type: 'play', card: 'cultural-heritage-i' })
      .player(0).culture,
  ).toBe(2);
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

test('TA 18.II1 Nobel: replaced he becomes a prize for two technologies in one turn, no action comes back', () => {
  const table = position().has(0, {
    leader: 'alfred-nobel',
    civilHand: ['albert-einstein', 'alchemy', 'iron'],
    science: 20,
  });
  table.does(0, { type: 'develop', card: 'alchemy' }, { type: 'leader', card: 'albert-einstein' });
  expect([table.game.prize, table.player(0).civil]).toEqual(['alfred-nobel', 2]);
  table.does(0, { type: 'develop', card: 'iron' });
  expect(table.does(0, end).player(0).culture).toBe(3 + 4);
  const gone = position().has(1, { leader: 'alfred-nobel' }).revealing(0, 'iconoclasm-ii');
  expect(gone.game.prize).toBe('');
});

test('TA 18.II3 TA 19.14 Gaudí: one less for each other type of urban building', () => {
  const table = position().has(0, { leader: 'antoni-gaudi', on: { philosophy: 2, 'bread-and-circuses': 1 } });
  expect(['opera', 'organized-religion', 'scientific-method'].map((card) => developCost(table.game, 0, card))).toEqual([
    5, 2, 5,
  ]);
  expect(cultureRating(table.game, 0)).toBe(2);
});

test('TA 18.II4 TA 18.II11 Maria Theresa: science and culture for each token; arms by weakness', () => {
  const table = position()
    .has(0, { leader: 'maria-theresa', on: { warriors: 3 } })
    .revealing(0, 'inhabited-territory-ii');
  table
    .does(0, { type: 'bid', amount: 1 })
    .does(1, { type: 'no-bid' })
    .does(0, { type: 'send', card: 'warriors' }, { type: 'done' });
  expect(table.player(0)).toMatchObject({ science: 2, culture: 2 });
  const arms = position()
    .has(0, { leader: 'maria-theresa' })
    .has(1, { on: { warriors: 2 } });
  arms.game.frames = [{ step: 'action-phase', seat: 0 }];
  expect(arms.run().game.turn.units).toBe(3);
});

test('TA 18.II6 Watt leaves: culture for the best farm or mine, Machu Picchu included', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'james-watt', built: ['machu-picchu'], on: { iron: 1, coal: 1 } });
  expect(bestProducer(table.game, 0)).toBe(4);
  expect(bestProducer(table.has(0, { on: { oil: 1 } }).game, 0)).toBe(5);
  table.has(0, { civilHand: ['moses'] }).does(0, { type: 'leader', card: 'moses' });
  expect(table.player(0).culture).toBe(5);
});

test('TA 18.II8 Louvre: the token goes to the bank first, then 2 resources', () => {
  const louvre = (patch: object) => {
    const table = position().has(0, { ...patch });
    Object.assign(table.player(0), {
      blue: 0,
      wonders: [{ card: 'louvre-museum', ravaged: false, under: '', tokens: 3 }],
    });
    return table.does(0, { type: 'spend-token' });
  };
  expect(stored(louvre({}).player(0), 'resources')).toBe(1);
  expect(stored(louvre({ on: { iron: 0 } }).player(0), 'resources')).toBe(2);
  const built = position()
    .has(0, { building: 'louvre-museum', stages: 2, blue: 14, tokensOn: { bronze: 4 } })
    .does(0, { type: 'stage', count: 1 });
  expect(built.player(0).wonders[0]?.tokens).toBe(3);
  expect(cultureRating(built.game, 0)).toBe(5);
});

test('TA 18.II9 Harvard, Statue of Liberty, Napoleon, Shakespeare, Bach, Ocean Liner', () => {
  const harvard = position()
    .has(0, { built: ['harvard-college'] })
    .row(1, 'cultural-heritage-a')
    .row(2, 'cultural-heritage-i');
  harvard.does(
    0,
    { type: 'take', space: 0 },
    { type: 'take', space: 1 },
    { type: 'play', card: 'cultural-heritage-a' },
  );
  expect(harvard.whyNot(0, { type: 'play', card: 'cultural-heritage-i' })).toBe('card-taken-this-turn TA 10.11');
  expect(cultureRating(position().has(0, { built: ['statue-of-liberty'], government: 'democracy' }).game, 0)).toBe(6);
  expect(strengthRating(position().has(0, { leader: 'napoleon-bonaparte-adjusted', on: { knights: 1 } }).game, 0)).toBe(
    3 + 4,
  );
  expect(
    cultureRating(position().has(0, { leader: 'william-shakespeare', on: { drama: 1, 'printing-press': 2 } }).game, 0),
  ).toBe(2 + 2 + 2);
  const bach = position().has(0, { leader: 'johann-sebastian-bach-adjusted', on: { drama: 0, alchemy: 1 } });
  bach.does(0, { type: 'upgrade', from: 'alchemy', to: 'drama' });
  expect([cultureRating(bach.game, 0), happiness(bach.game, 0), bach.game.turn.crossed]).toEqual([3, 2, true]);
  const liner = position()
    .has(0, { built: ['ocean-liner-service-adjusted'] })
    .does(0, { type: 'settle' });
  expect(liner.player(0)).toMatchObject({ workers: 2, civil: 4 });
  expect(liner.whyNot(0, { type: 'settle' })).toBe('power-used TA 2.4');
});

test('TA 18.III2 TA 15.1 Dietrich: theaters of the highest level with workers', () => {
  const opera = position().has(0, { leader: 'marlene-dietrich', on: { opera: 3, movies: 0 } });
  expect([cultureRating(opera.game, 0), happiness(opera.game, 0)]).toEqual([9 + 3, 3 + 3]);
  opera.has(0, { on: { opera: 2, movies: 1 } });
  expect([cultureRating(opera.game, 0), happiness(opera.game, 0)]).toEqual([6 + 4 + 1, 3 + 1]);
});

test('TA 18.III3 Mandela scores surplus happiness at the end of the turn', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'nelson-mandela', on: { religion: 2 }, civil: 5 })
    .does(0, end);
  expect(table.player(0).culture).toBe(2 + 2 + 2);
});

test('TA 18.III5 TA 19.31 Curie: best mine by level, best lab, the higher of both', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'marie-curie-sklodowska', on: { coal: 1, computers: 1 } });
  expect([scienceRating(table.game, 0), strengthRating(table.game, 0), cultureRating(table.game, 0)]).toEqual([
    5 + 2,
    3,
    3,
  ]);
});

test('TA 18.III6 TA 19.29 Empire State Building: only what is led alone; United Nations: the highest count', () => {
  const table = position(3)
    .has(0, { on: { warriors: 3, alchemy: 1 } })
    .has(1, { built: [] });
  expect(leadsAlone(table.game, 0)).toBe(2);
  table
    .has(0, { building: 'empire-state-building', stages: 3, blue: 13, tokensOn: { bronze: 3 } })
    .does(0, { type: 'stage', count: 1 });
  expect(table.player(0).culture).toBe(16);
  const nations = position().has(0, {
    specials: ['code-of-laws', 'warfare', 'cartography', 'masonry'],
    built: ['pyramids', 'colossus'],
    building: 'united-nations',
    stages: 3,
    blue: 13,
    tokensOn: { bronze: 4 },
    militaryHand: ['impact-of-colonies-iii'],
  });
  nations
    .has(1, { colonies: ['vast-territory-i'] })
    .does(0, { type: 'stage', count: 1 }, { type: 'show-event', card: 'impact-of-colonies-iii' });
  expect([nations.player(0).culture, nations.player(1).culture, nations.player(0).militaryHand.length]).toEqual([
    16, 3, 1,
  ]);
});

test('TA 18.III7 Steve Jobs, Manhattan Project, adjusted Gandhi', () => {
  const jobs = position()
    .has(0, { leader: 'steve-jobs', civilHand: ['alchemy'], science: 4, tokensOn: { bronze: 1 } })
    .does(0, { type: 'develop', card: 'alchemy' }, { type: 'pay' });
  expect(jobs.player(0)).toMatchObject({ culture: 4, blue: 16 });
  const manhattan = position()
    .has(0, { building: 'manhattan-project', stages: 2, blue: 14, on: { computers: 2 }, tokensOn: { bronze: 8 } })
    .does(0, { type: 'stage', count: 1 });
  expect(manhattan.player(0).culture).toBe(11);
});

test('TA 18.III8 TA 19.28 TA 3.7 Red Cross: others build one stage per turn for food; completion counts for the owner', () => {
  const colonies = ['vast-territory-i', 'historic-territory-i', 'strategic-territory-i', 'developed-territory-i'];
  const table = position()
    .has(0, { building: 'international-red-cross', stages: 4, blue: 12, colonies })
    .has(1, { tokensOn: { agriculture: 3 } })
    .acting(1);
  table.does(1, { type: 'help', owner: 0 });
  expect([
    table.player(1).culture,
    table.player(0).culture,
    table.player(0).wonders.length,
    table.player(1).civil,
  ]).toEqual([6, 4, 1, 3]);
  const own = position()
    .has(0, { building: 'international-red-cross', specials: ['masonry'], tokensOn: { agriculture: 6 } })
    .does(0, { type: 'stage', count: 2 });
  expect(own.player(0)).toMatchObject({ culture: 12, stages: 2, civil: 3 });
});

test('TA 19.11 TA 19.27 TA 15.6 Sid Meier, Einstein, wisdom', () => {
  const meier = position()
    .bare(0)
    .has(0, { leader: 'sid-meier', on: { computers: 2 } });
  expect([scienceRating(meier.game, 0), cultureRating(meier.game, 0)]).toEqual([8, 6]);
  const newton = position()
    .bare(0)
    .has(0, { leader: 'isaac-newton', on: { alchemy: 1, journalism: 1, philosophy: 1 } });
  expect(scienceRating(newton.game, 0)).toBe(2 + 2 + 1 + 2);
  const wisdom = position()
    .has(0, { built: ['pyramids', 'taj-mahal'], building: 'kremlin' })
    .revealing(0, 'wisdom-of-the-ancestors-i');
  expect([wisdom.player(0).science, stored(wisdom.player(0), 'resources')]).toEqual([3, 1]);
});

test('TA 15.1 base leaders: Aristotle, Moses, Leonardo, Newton, Einstein, Chaplin, Cook, Joan, Barbarossa, Homer', () => {
  expect(
    position().has(0, { leader: 'aristotle' }).row(1, 'iron').does(0, { type: 'take', space: 0 }).player(0).science,
  ).toBe(1);
  expect(populationPrice(position().has(0, { leader: 'moses' }).game, 0)).toBe(1);
  expect(takeCost(position().has(0, { leader: 'hammurabi' }).row(6, 'moses').game, 0, 5)).toBe(1);
  const leonardo = position()
    .has(0, { leader: 'leonardo-da-vinci', civilHand: ['alchemy'], science: 4 })
    .does(0, { type: 'develop', card: 'alchemy' });
  expect(stored(leonardo.player(0), 'resources')).toBe(1);
  const newton = position()
    .has(0, { leader: 'isaac-newton', civilHand: ['monarchy'], science: 2 })
    .does(0, { type: 'revolution', card: 'monarchy' });
  expect(newton.player(0).civil).toBe(1);
  expect(cultureRating(position().has(0, { leader: 'charlie-chaplin', on: { movies: 2, drama: 1 } }).game, 0)).toBe(
    8 + 2 + 4,
  );
  expect(
    cultureRating(
      position().has(0, { leader: 'james-cook', colonies: ['vast-territory-i', 'historic-territory-i'] }).game,
      0,
    ),
  ).toBe(3);
  expect(
    strengthRating(position().has(0, { leader: 'joan-of-arc', on: { religion: 2 }, government: 'theocracy' }).game, 0),
  ).toBe(1 + 1 + 3);
  const barbarossa = position()
    .has(0, { leader: 'frederick-barbarossa', tokensOn: { agriculture: 1, bronze: 1 } })
    .does(0, { type: 'recruit', card: 'warriors' });
  expect(barbarossa.player(0)).toMatchObject({ yellow: 17, workers: 1, military: 1, blue: 16 });
  expect(next({ leader: 'homer' }).game.turn.units).toBe(1);
});

test('TA 15.3 TA 15.7 Homer under a wonder keeps smiling, even ravaged; no action comes back', () => {
  const table = position().has(0, { leader: 'homer', built: ['colossus'], civilHand: ['genghis-khan'] });
  table.does(0, { type: 'leader', card: 'genghis-khan' }, { type: 'place-under', card: 'colossus' });
  expect(table.player(0).civil).toBe(3);
  expect(happiness(table.game, 0)).toBe(1);
  const [wonder] = table.player(0).wonders;
  if (wonder !== undefined) wonder.ravaged = true;
  expect([happiness(table.game, 0), cultureRating(table.game, 0)]).toEqual([1, 2]);
});

test('TA 15.4 after a change to a lower limit nothing is destroyed', () => {
  const table = position().has(0, { on: { philosophy: 4 }, workers: 1, tokensOn: { bronze: 4 } });
  expect(table.whyNot(0, { type: 'build', card: 'philosophy' })).toBe('urban-limit TA 10.3');
  expect(scienceRating(table.game, 0)).toBe(4);
});

test('TA 15.8 wonders of Age III score on completion: Space Flight, Fast Food, Internet, Hollywood', () => {
  const completing = (building: string, stages: number, patch: object) =>
    position()
      .bare(0)
      .has(0, { ...patch, building, stages, blue: 16 - stages - 9, tokensOn: { bronze: 9 } })
      .does(0, { type: 'stage', count: 1 })
      .player(0).culture;
  expect(
    completing('first-space-flight', 3, {
      on: { oil: 0, computers: 0, coal: 0, riflemen: 0, iron: 0 },
      specials: ['masonry'],
    }),
  ).toBe(12);
  expect(completing('fast-food-chains', 3, { on: { agriculture: 3, bronze: 4, philosophy: 6, warriors: 5 } })).toBe(25);
  expect(
    completing('internet', 4, { leader: 'marie-curie-sklodowska', on: { computers: 1, 'bread-and-circuses': 1 } }),
  ).toBe(5 + 1 + 3);
  expect(completing('hollywood', 2, { leader: 'ian-fleming', on: { movies: 1, 'printing-press': 1 } })).toBe(
    2 * (4 + 1 + 1 + 3),
  );
  expect(
    buildingOutput(position().has(0, { leader: 'antoni-gaudi', on: { drama: 1 } }).game, 0, 'culture', [
      'theater',
      'library',
    ]),
  ).toBe(3);
  expect(civilActions(position().has(0, { built: ['kremlin'] }).game, 0)).toBe(5);
});

test('TA 2.7 effects of one moment happen leader first, then wonders', () => {
  const table = position().has(0, {
    leader: 'albert-einstein',
    built: ['colosseum'],
    civilHand: ['swordsmen'],
    science: 5,
  });
  table.game.facts = [];
  table.does(0, { type: 'develop', card: 'swordsmen' });
  const gains = table.game.facts?.flatMap((fact) => (fact.fact === 'gained' ? [fact.gain.culture] : []));
  expect(gains).toEqual([3, 2]);
});
