/** The name and effect of every card in English. Names of German cards that the expansion booklet does not mention are recalled. */

import type { Thing } from '@tabularium/kernel';

/** Every card by its id. */
export const CARDS: Readonly<Record<string, Thing>> = {
  agriculture: {
    name: 'Agriculture',
    text: 'Age A, 2 resources. Each worker here is a farm. In the food-production step each farm moves 1 blue token from the blue bank to this card; every blue token on this card is worth 1 food.',
    rule: 'TA 10.3',
  },
  irrigation: {
    name: 'Irrigation',
    text: 'Age I, 3 science, 4 resources. Each worker here is a farm. In the food-production step each farm moves 1 blue token from the blue bank to this card; every blue token on this card is worth 2 food.',
    rule: 'TA 10.3',
  },
  'selective-breeding': {
    name: 'Selective Breeding',
    text: 'Age II, 5 science, 6 resources. Each worker here is a farm. In the food-production step each farm moves 1 blue token from the blue bank to this card; every blue token on this card is worth 3 food.',
    rule: 'TA 10.3',
  },
  'mechanized-agriculture': {
    name: 'Mechanized Agriculture',
    text: 'Age III, 7 science, 8 resources. Each worker here is a farm. In the food-production step each farm moves 1 blue token from the blue bank to this card; every blue token on this card is worth 5 food.',
    rule: 'TA 10.3',
  },
  bronze: {
    name: 'Bronze',
    text: 'Age A, 2 resources. Each worker here is a mine. In the resource-production step each mine moves 1 blue token from the blue bank to this card; every blue token on this card is worth 1 resource.',
    rule: 'TA 10.3',
  },
  iron: {
    name: 'Iron',
    text: 'Age I, 5 science, 5 resources. Each worker here is a mine. In the resource-production step each mine moves 1 blue token from the blue bank to this card; every blue token on this card is worth 2 resources.',
    rule: 'TA 10.3',
  },
  coal: {
    name: 'Coal',
    text: 'Age II, 7 science, 8 resources. Each worker here is a mine. In the resource-production step each mine moves 1 blue token from the blue bank to this card; every blue token on this card is worth 3 resources.',
    rule: 'TA 10.3',
  },
  oil: {
    name: 'Oil',
    text: 'Age III, 9 science, 11 resources. Each worker here is a mine. In the resource-production step each mine moves 1 blue token from the blue bank to this card; every blue token on this card is worth 5 resources.',
    rule: 'TA 10.3',
  },
  philosophy: {
    name: 'Philosophy',
    text: 'Age A, 3 resources. Each worker here is a lab and gives 1 science. Your government limits how many labs of all levels together you may build.',
    rule: 'TA 10.3',
  },
  alchemy: {
    name: 'Alchemy',
    text: 'Age I, 4 science, 6 resources. Each worker here is a lab and gives 2 science. Your government limits how many labs of all levels together you may build.',
    rule: 'TA 10.3',
  },
  'scientific-method': {
    name: 'Scientific Method',
    text: 'Age II, 6 science, 8 resources. Each worker here is a lab and gives 3 science. Your government limits how many labs of all levels together you may build.',
    rule: 'TA 10.3',
  },
  computers: {
    name: 'Computers',
    text: 'Age III, 8 science, 11 resources. Each worker here is a lab and gives 5 science. Your government limits how many labs of all levels together you may build.',
    rule: 'TA 10.3',
  },
  religion: {
    name: 'Religion',
    text: 'Age A, 3 resources. Each worker here is a temple and gives 1 culture and 1 happy face. Your government limits how many temples of all levels together you may build.',
    rule: 'TA 10.3',
  },
  theology: {
    name: 'Theology',
    text: 'Age I, 2 science, 5 resources. Each worker here is a temple and gives 1 culture and 2 happy faces. Your government limits how many temples of all levels together you may build.',
    rule: 'TA 10.3',
  },
  'organized-religion': {
    name: 'Organized Religion',
    text: 'Age II, 4 science, 7 resources. Each worker here is a temple and gives 1 culture and 3 happy faces. Your government limits how many temples of all levels together you may build.',
    rule: 'TA 10.3',
  },
  'printing-press': {
    name: 'Printing Press',
    text: 'Age I, 3 science, 3 resources. Each worker here is a library and gives 1 science and 1 culture. Your government limits how many libraries of all levels together you may build.',
    rule: 'TA 10.3',
  },
  journalism: {
    name: 'Journalism',
    text: 'Age II, 6 science, 8 resources. Each worker here is a library and gives 2 science and 2 culture. Your government limits how many libraries of all levels together you may build.',
    rule: 'TA 10.3',
  },
  multimedia: {
    name: 'Multimedia',
    text: 'Age III, 9 science, 11 resources. Each worker here is a library and gives 3 science and 3 culture. Your government limits how many libraries of all levels together you may build.',
    rule: 'TA 10.3',
  },
  'bread-and-circuses': {
    name: 'Bread and Circuses',
    text: 'Age I, 3 science, 3 resources. Each worker here is an arena and gives 2 happy faces and 1 strength. Your government limits how many arenas of all levels together you may build.',
    rule: 'TA 10.3',
  },
  'team-sports': {
    name: 'Team Sports',
    text: 'Age II, 5 science, 5 resources. Each worker here is an arena and gives 3 happy faces and 2 strength. Your government limits how many arenas of all levels together you may build.',
    rule: 'TA 10.3',
  },
  'professional-sports': {
    name: 'Professional Sports',
    text: 'Age III, 7 science, 8 resources. Each worker here is an arena and gives 4 happy faces and 3 strength. Your government limits how many arenas of all levels together you may build.',
    rule: 'TA 10.3',
  },
  drama: {
    name: 'Drama',
    text: 'Age I, 3 science, 4 resources. Each worker here is a theater and gives 2 culture and 1 happy face. Your government limits how many theaters of all levels together you may build.',
    rule: 'TA 10.3',
  },
  opera: {
    name: 'Opera',
    text: 'Age II, 7 science, 8 resources. Each worker here is a theater and gives 3 culture and 1 happy face. Your government limits how many theaters of all levels together you may build.',
    rule: 'TA 10.3',
  },
  movies: {
    name: 'Movies',
    text: 'Age III, 10 science, 11 resources. Each worker here is a theater and gives 4 culture and 1 happy face. Your government limits how many theaters of all levels together you may build.',
    rule: 'TA 10.3',
  },
  'professional-sports-adjusted': {
    name: 'Professional Sports (adjusted)',
    text: 'Age III, 7 science, 7 resources. Each worker here is an arena and gives 4 happy faces and 4 strength. Your government limits how many arenas of all levels together you may build.',
    rule: 'TA 10.3',
  },
  warriors: {
    name: 'Warriors',
    text: 'Age A, 2 resources. Each worker here is an infantry unit of strength 1. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  swordsmen: {
    name: 'Swordsmen',
    text: 'Age I, 4 science, 3 resources. Each worker here is an infantry unit of strength 2. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  riflemen: {
    name: 'Riflemen',
    text: 'Age II, 6 science, 5 resources. Each worker here is an infantry unit of strength 3. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  'modern-infantry': {
    name: 'Modern Infantry',
    text: 'Age III, 10 science, 7 resources. Each worker here is an infantry unit of strength 5. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  knights: {
    name: 'Knights',
    text: 'Age I, 5 science, 3 resources. Each worker here is a cavalry unit of strength 2. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  cavalrymen: {
    name: 'Cavalrymen',
    text: 'Age II, 6 science, 5 resources. Each worker here is a cavalry unit of strength 3. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  tanks: {
    name: 'Tanks',
    text: 'Age III, 9 science, 7 resources. Each worker here is a cavalry unit of strength 5. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  cannon: {
    name: 'Cannon',
    text: 'Age II, 6 science, 5 resources. Each worker here is an artillery unit of strength 3. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  rockets: {
    name: 'Rockets',
    text: 'Age III, 8 science, 7 resources. Each worker here is an artillery unit of strength 5. Built/upgraded/disbanded with military actions; no limit on number.',
    rule: 'TA 11.1',
  },
  'air-forces': {
    name: 'Air Forces',
    text: "Age III, 12 science, 7 resources. Each worker here is an air force unit of strength 5. Built/upgraded/disbanded with military actions; no limit on number. No tactic asks for air forces. One air force unit may be attached to one army and doubles that army's tactical strength (after the antiquated value was determined); each air force unit doubles at most one army and each army is doubled at most once.",
    rule: 'TA 11.1',
  },
  despotism: {
    name: 'Despotism',
    text: 'Age A. Government with 4 civil and 2 military actions, urban building limit 2. Starting government, printed on the player board.',
    rule: 'TA 15.4',
  },
  monarchy: {
    name: 'Monarchy',
    text: 'Age I, 8 science. Government with 5 civil and 3 military actions, urban building limit 3. Peaceful change 8 science, revolution 2 science; replaces the government in play whatever its level.',
    rule: 'TA 15.4',
  },
  theocracy: {
    name: 'Theocracy',
    text: 'Age I, 6 science. Government with 4 civil and 3 military actions, urban building limit 3. Also +1 culture, +1 strength, 1 happy face. Peaceful change 6 science, revolution 1 science; replaces the government in play whatever its level.',
    rule: 'TA 15.4',
  },
  'constitutional-monarchy': {
    name: 'Constitutional Monarchy',
    text: 'Age II, 12 science. Government with 6 civil and 4 military actions, urban building limit 3. Peaceful change 12 science, revolution 6 science; replaces the government in play whatever its level.',
    rule: 'TA 15.4',
  },
  republic: {
    name: 'Republic',
    text: 'Age II, 13 science. Government with 7 civil and 2 military actions, urban building limit 3. Peaceful change 13 science, revolution 3 science; replaces the government in play whatever its level.',
    rule: 'TA 15.4',
  },
  communism: {
    name: 'Communism',
    text: 'Age III, 19 science. Government with 7 civil and 5 military actions, urban building limit 4. Also 1 unhappy face. Peaceful change 19 science, revolution 5 science; replaces the government in play whatever its level.',
    rule: 'TA 15.4',
  },
  fundamentalism: {
    name: 'Fundamentalism',
    text: 'Age III, 18 science. Government with 6 civil and 5 military actions, urban building limit 4. Also -2 science, +5 strength. Peaceful change 18 science, revolution 7 science; replaces the government in play whatever its level.',
    rule: 'TA 15.4',
  },
  democracy: {
    name: 'Democracy',
    text: 'Age III, 17 science. Government with 7 civil and 3 military actions, urban building limit 4. Also +3 culture. Peaceful change 17 science, revolution 9 science; replaces the government in play whatever its level.',
    rule: 'TA 15.4',
  },
  'republic-adjusted': {
    name: 'Republic (adjusted)',
    text: 'Age II, 11 science. Government with 7 civil and 2 military actions, urban building limit 3. Peaceful change 11 science, revolution 2 science; replaces the government in play whatever its level. Replaces both base copies of the same name.',
    rule: 'TA 15.4',
  },
  'communism-adjusted': {
    name: 'Communism (adjusted)',
    text: 'Age III, 18 science. Government with 7 civil and 5 military actions, urban building limit 4. Also 1 unhappy face, resource production bonus +1 (TA 17.5). Peaceful change 18 science, revolution 1 science; replaces the government in play whatever its level. Replaces the base copy of the same name.',
    rule: 'TA 15.4',
  },
  'fundamentalism-adjusted': {
    name: 'Fundamentalism (adjusted)',
    text: 'Age III, 16 science. Government with 6 civil and 5 military actions, urban building limit 4. Also -2 science, +6 strength. Peaceful change 16 science, revolution 5 science; replaces the government in play whatever its level. Replaces the base copy of the same name.',
    rule: 'TA 15.4',
  },
  'code-of-laws': { name: 'Code of Laws', text: 'Age I, 6 science. +1 civil action.', rule: 'TA 10.9' },
  'justice-system': {
    name: 'Justice System',
    text: 'Age II, 7 science. +1 civil action and +3 blue tokens (added to the blue bank from the box when it enters play; lost when it leaves play).',
    rule: 'TA 10.9',
  },
  'civil-service': {
    name: 'Civil Service',
    text: 'Age III, 10 science. +2 civil actions and +3 blue tokens (added to the blue bank from the box when it enters play; lost when it leaves play).',
    rule: 'TA 10.9',
  },
  warfare: { name: 'Warfare', text: 'Age I, 5 science. +1 military action, +1 strength.', rule: 'TA 10.9' },
  strategy: { name: 'Strategy', text: 'Age II, 8 science. +2 military actions, +3 strength.', rule: 'TA 10.9' },
  'military-theory': {
    name: 'Military Theory',
    text: 'Age III, 11 science. +3 military actions, +5 strength.',
    rule: 'TA 10.9',
  },
  cartography: { name: 'Cartography', text: 'Age I, 4 science. +2 colonization, +1 strength.', rule: 'TA 10.9' },
  navigation: { name: 'Navigation', text: 'Age II, 6 science. +3 colonization, +2 strength.', rule: 'TA 10.9' },
  satellites: { name: 'Satellites', text: 'Age III, 8 science. +4 colonization, +3 strength.', rule: 'TA 10.9' },
  masonry: {
    name: 'Masonry',
    text: 'Age I, 3 science. Urban buildings of Age I, II and III cost 1 resource less (Age A: no discount). Up to 2 stages of a wonder may be built with one civil action (pay each stage).',
    rule: 'TA 10.9',
  },
  architecture: {
    name: 'Architecture',
    text: 'Age II, 6 science. Urban buildings cost less: Age I 1, Age II 2, Age III 2. Up to 3 wonder stages per civil action.',
    rule: 'TA 10.9',
  },
  engineering: {
    name: 'Engineering',
    text: 'Age III, 9 science. Urban buildings cost less: Age I 1, Age II 2, Age III 3. Up to 4 wonder stages per civil action.',
    rule: 'TA 10.9',
  },
  pyramids: { name: 'Pyramids', text: 'Age A, stages 3 2 1. +1 civil action.', rule: 'TA 15.3' },
  'hanging-gardens': {
    name: 'Hanging Gardens',
    text: 'Age A, stages 2 2 2. +1 culture rating, +2 happy faces.',
    rule: 'TA 15.3',
  },
  colossus: { name: 'Colossus', text: 'Age A, stages 3 3. +2 strength, +1 colonization.', rule: 'TA 15.3' },
  'library-of-alexandria': {
    name: 'Library of Alexandria',
    text: 'Age A, stages 1 4 1. +1 culture, +1 science. Civil hand limit +1 and military hand limit +1 (no extra actions; the number of cards usable for defence stays the military action total).',
    rule: 'TA 15.3',
  },
  'great-wall': {
    name: 'Great Wall',
    text: 'Age I, stages 2 2 3 2. +1 culture, +1 happy face. +1 strength for each infantry and each artillery unit you have.',
    rule: 'TA 15.3',
  },
  'st-peter-s-basilica': {
    name: "St. Peter's Basilica",
    text: 'Age I, stages 4 4. +2 culture, +1 happy face. Every other card in play and every worker of yours that gives at least 1 happy face gives 1 more. It does not increase its own face; cards/workers with unhappy faces or none are not changed.',
    rule: 'TA 15.3',
  },
  'universitas-carolina': {
    name: 'Universitas Carolina',
    text: 'Age I, stages 3 3 3. +1 culture, +2 science.',
    rule: 'TA 15.3',
  },
  'taj-mahal': {
    name: 'Taj Mahal',
    text: 'Age I, stages 2 4 2. +3 culture, +1 blue token. While it lies in the card row: if you replaced your leader during this turn, taking it costs you 2 civil actions less (not below 0).',
    rule: 'TA 15.3',
  },
  'transcontinental-railroad': {
    name: 'Transcontinental Railroad',
    text: 'Age II, stages 3 3 3 3. +4 strength. One of your best mines (one worker on your highest-level mine card that has a worker) produces twice as many resources; this counts as mine production.',
    rule: 'TA 15.3',
  },
  'eiffel-tower': { name: 'Eiffel Tower', text: 'Age II, stages 3 7 3. +4 culture, +1 happy face.', rule: 'TA 15.3' },
  kremlin: {
    name: 'Kremlin',
    text: 'Age II, stages 4 4 4. +2 culture, +1 civil action, +1 military action, 1 unhappy face (happiness -1).',
    rule: 'TA 15.3',
  },
  'ocean-liner-service': {
    name: 'Ocean Liner Service',
    text: 'Age II, stages 4 2 2 4. Once during each of your Action Phases (also in the turn it is completed) you may gain 1 population: move 1 yellow token from your yellow bank to your worker pool without paying an action or food. Not possible with an empty yellow bank.',
    rule: 'TA 15.3',
  },
  'first-space-flight': {
    name: 'First Space Flight',
    text: 'Age III, stages 1 2 4 9. When completed, immediately score culture equal to the sum of the levels of all your technology cards in play (farms, mines, urban, units, special, government; initial Age A cards count 0). Workers are irrelevant.',
    rule: 'TA 15.3',
  },
  'fast-food-chains': {
    name: 'Fast Food Chains',
    text: 'Age III, stages 4 4 4 4. When completed, immediately score 2 culture for each farm and mine (worker) and 1 culture for each urban building and military unit (worker).',
    rule: 'TA 15.3',
  },
  internet: {
    name: 'Internet',
    text: 'Age III, stages 2 3 4 3 2. When completed, immediately score culture equal to the total culture + science + strength your urban buildings give, including effects (leaders) that change what those buildings produce.',
    rule: 'TA 15.3',
  },
  hollywood: {
    name: 'Hollywood',
    text: 'Age III, stages 5 6 5. When completed, immediately score twice the culture produced by your theaters and libraries (including leader effects on them).',
    rule: 'TA 15.3',
  },
  'hanging-gardens-adjusted': {
    name: 'Hanging Gardens (adjusted)',
    text: 'Age A, stages 2 2 2. +1 culture, +2 happy faces. When you complete it you gain 2 food once.',
    rule: 'TA 15.3',
  },
  'colossus-adjusted': {
    name: 'Colossus (adjusted)',
    text: "Age A, stages 3 3. +2 strength, +1 colonization. At the start of Age II and at the start of Age III its owner immediately draws 3 military cards of the new age, whoever's turn it is (so the next Politics Phase of the new age is entered with 3 cards of that age).",
    rule: 'TA 18.A6',
  },
  'st-peter-s-basilica-adjusted': {
    name: "St. Peter's Basilica (adjusted)",
    text: 'Age I, stages 4 4. +1 culture, +1 happy face. Every other card in play and every worker of yours that gives at least 1 happy face gives 1 more. It does not increase its own face; cards and workers with unhappy faces or none are not changed.',
    rule: 'TA 15.3',
  },
  'transcontinental-railroad-adjusted': {
    name: 'Transcontinental Railroad (adjusted)',
    text: 'Age II, stages 3 3 3 3. +4 strength. Your best mine (one worker on your highest-level mine card with a worker) produces 1 additional blue token on its card. Combines with Machu Picchu: an Age A/I mine that is also your best mine then produces 3 blue tokens. Counts as mine production.',
    rule: 'TA 18.II7',
  },
  'ocean-liner-service-adjusted': {
    name: 'Ocean Liner Service (adjusted)',
    text: 'Age II, stages 3 2 2 3. Once during each of your Action Phases (also in the turn it is completed) you may gain 1 population: move 1 yellow token from your yellow bank to your worker pool without paying an action or food. Not possible with an empty yellow bank.',
    rule: 'TA 15.3',
  },
  colosseum: {
    name: 'Colosseum',
    text: 'Age A, stages 2 2 2. +1 military action, +1 happy face. Developing an infantry or cavalry technology costs you less science: the discount equals the level of that technology. Each time you develop one, score 2 culture.',
    rule: 'TA 15.3',
  },
  'roman-roads': {
    name: 'Roman Roads',
    text: 'Age A, stages 2 1 2. +1 yellow token, +1 blue token. Extra value depends on the current age: during Age I a resource production bonus of +1; during Age II +1 science rating; from Age III on (III and IV) +2 culture rating. During Age A nothing. Update at the end of each age.',
    rule: 'TA 18.A5',
  },
  stonehenge: {
    name: 'Stonehenge',
    text: 'Age A, stages 3 3. +1 culture, +1 happy face. Each time you build a stage of it, immediately score science equal to the printed cost of that stage.',
    rule: 'TA 15.3',
  },
  acropolis: {
    name: 'Acropolis',
    text: 'Age A, stages 2 1 2. +1 culture, +1 strength. Your urban building limit is 1 higher (every type). A peaceful change of government costs 1 science less for each urban building you have (not below 0; does not apply to revolutions).',
    rule: 'TA 15.3',
  },
  'machu-picchu': {
    name: 'Machu Picchu',
    text: "Age I, stages 3 3 3. +1 blue token. One farm on your best farm card of Age A or I and one mine on your best mine card of Age A or I each produce 1 extra blue token (worth that card's value). No such farm (mine) with a worker: no effect on food (resources). Counts as production of that farm/mine.",
    rule: 'TA 18.I7',
  },
  'himeji-castle': {
    name: 'Himeji Castle',
    text: "Age I, stages 4 5. +2 culture, +2 strength. When evaluating an aggression or war you take part in, you may choose one of your units: add that unit's strength to your total for this evaluation (i.e. it counts twice); attacking (you declared it) you also gain 3 culture, defending you get +3 more strength. After the evaluation that unit is sacrificed: its yellow token goes to your yellow bank, even if the attack failed. Aggression as attacker: announce the unit when playing the card (this may be used to reach a target whose strength you would not exceed otherwise), defender then decides on defence. Aggression as defender: decide together with defence cards. War: decide at resolution.",
    rule: 'TA 18.I9',
  },
  'forbidden-city': {
    name: 'Forbidden City',
    text: 'Age I, stages 2 2 2 2. +1 civil action. Whenever your discontent workers are counted, subtract 2 (minimum 0). It does not change the number of happy faces.',
    rule: 'TA 18.I6',
  },
  'silk-road': {
    name: 'Silk Road',
    text: 'Age I, stages 1 2 1 2 1. +2 culture, +1 science (when completed). Starting as soon as its first stage is built: the benefit of the first action card you play on each of your turns is increased by 1. In the turn you build the first stage it applies to the first action card played after that.',
    rule: 'TA 18.I8',
  },
  'harvard-college': {
    name: 'Harvard College',
    text: 'Age II, stages 4 3 4. +1 culture, +3 science. Once per turn you may play an action card that you took during this same turn.',
    rule: 'TA 15.3',
  },
  'statue-of-liberty': {
    name: 'Statue of Liberty',
    text: 'Age II, stages 4 4 4. Your government produces culture equal to its level (culture rating +0/1/2/3).',
    rule: 'TA 15.3',
  },
  'louvre-museum': {
    name: 'Louvre Museum',
    text: 'Age II, stages 4 5 4. +2 culture. When completed it keeps its blue tokens (one per stage). It produces +1 culture for each blue token on it. During your Action Phase you may at any time, without an action, spend any number of these tokens: return the token to the blue bank, then gain 2 resources per token. These tokens are not resources and are never taken by effects that make you lose resources.',
    rule: 'TA 18.II8',
  },
  'suez-canal': {
    name: 'Suez Canal',
    text: 'Age II, stages 6 6. When you complete it you may colonize one territory card from your hand without sending a colonization force. Resource production bonus: +1 resource per colony you own.',
    rule: 'TA 15.3',
  },
  'empire-state-building': {
    name: 'Empire State Building',
    text: "Age III, stages 5 5 4 3. When completed: compare with all opponents (1) food production, (2) resource production, (3) science rating, (4) culture rating, (5) strength rating. For each category in which your value is strictly higher than everybody else's, score 7 / 8 / 9 culture in a 2 / 3 / 4 player game. Ties give nothing. Production bonuses count; corruption and consumption do not.",
    rule: 'TA 18.III6',
  },
  'united-nations': {
    name: 'United Nations',
    text: 'Age III, stages 4 4 4 4. When completed: score 4 culture for each completed wonder you have (this one included), or each special (blue) technology you have, or each type of urban building you have, whichever count is highest. Then you may reveal one Age III event from your hand: it is evaluated for all players as if revealed as current event, and you keep the card and may still prepare it later.',
    rule: 'TA 18.III6',
  },
  'international-red-cross': {
    name: 'International Red Cross',
    text: "Age III, stages 3 3 3 3 3. Stages are paid with food, not resources: 3 food each. Whoever builds a stage scores 6 culture at once. In their own Action Phase other players may build 1 stage per turn for 1 civil action and 3 food (no action cards, no construction technologies; not a normal wonder action). The owner may use construction technologies; Engineering Genius lets the owner build a stage but its discount is wasted. The covering blue token always comes from the owner's blue bank (or, if empty, from the owner's technology cards). When the last stage is built (by anyone, on any turn) the owner completes the wonder and scores 1 culture for each colony in play (all players).",
    rule: 'TA 18.III8',
  },
  'manhattan-project': {
    name: 'Manhattan Project',
    text: 'Age III, stages 2 4 8. +13 strength. When completed, immediately score culture equal to your science rating.',
    rule: 'TA 15.3',
  },
  hammurabi: {
    name: 'Hammurabi',
    text: 'Age A. Once on each of your turns you may use 1 military action as a civil action (it then counts as a spent military action). Taking a leader from the card row costs you 1 civil action less (may become 0).',
    rule: 'TA 15.2',
  },
  'julius-caesar': {
    name: 'Julius Caesar',
    text: 'Age A. +1 strength, +1 military action. Once per game: after your political action you may perform a second political action in the same Politics Phase.',
    rule: 'TA 15.2',
  },
  'alexander-the-great': {
    name: 'Alexander the Great',
    text: 'Age A. Each of your military units gives +1 strength (strength rating only, not colonization). As a political action you may remove Alexander from play and add 1 yellow token from the box to your yellow bank.',
    rule: 'TA 15.2',
  },
  aristotle: {
    name: 'Aristotle',
    text: 'Age A. Each time you take a technology card (any card with a science cost: farm, mine, urban, unit, special, government) from the card row, score 1 science.',
    rule: 'TA 15.2',
  },
  moses: { name: 'Moses', text: 'Age A. Increasing your population costs you 1 food less.', rule: 'TA 15.2' },
  homer: {
    name: 'Homer',
    text: 'Age A. +1 happy face. On each of your turns you have 1 temporary resource for building or upgrading military units. When you replace Homer you may put the card under one of your completed wonders: that wonder gives +1 happy face for the rest of the game (the face stays even if the wonder is turned face down by Ravages of Time); if you do, you do not get the civil action back for replacing.',
    rule: 'TA 15.2',
  },
  'genghis-khan': {
    name: 'Genghis Khan',
    text: 'Age I. For tactics, any number of your infantry units may count as cavalry instead (same level). At the end of your turn (end-of-turn sequence, before the uprising check; not production) score 3 culture if you are one of the two strongest civilizations (2 players: the strongest); you win ties.',
    rule: 'TA 15.2',
  },
  'frederick-barbarossa': {
    name: 'Frederick Barbarossa',
    text: 'Age I. For 1 military action you may increase your population and build a military unit with it in one go: pay food and resources, each reduced by 1. Any number of times per turn while you have military actions.',
    rule: 'TA 15.2',
  },
  'christopher-columbus': {
    name: 'Christopher Columbus',
    text: 'Age I. As a political action you may remove Columbus from play and colonize a territory card from your hand without sending units: the card becomes your colony with its permanent and immediate effects. No event is prepared and no culture scored for it.',
    rule: 'TA 15.2',
  },
  'leonardo-da-vinci': {
    name: 'Leonardo da Vinci',
    text: 'Age I. Your best lab or library produces extra science equal to its level. Each time you develop a technology, gain 1 resource.',
    rule: 'TA 15.2',
  },
  michelangelo: {
    name: 'Michelangelo',
    text: "Age I. Your temples, theaters and completed wonders produce 1 extra culture for each happy face they give (St. Peter's increase counts; a wonder with Homer below counts). Taking a wonder costs no extra civil actions for completed wonders.",
    rule: 'TA 15.2',
  },
  'joan-of-arc': {
    name: 'Joan of Arc',
    text: 'Age I. +1 culture, +1 military action. +1 strength for each happy face given by your temples and your government. At the beginning of your Politics Phase you may look at the top card of the current events deck.',
    rule: 'TA 15.2',
  },
  'napoleon-bonaparte': {
    name: 'Napoleon Bonaparte',
    text: 'Age II. +2 military actions. +2 strength for each different type of military unit you have (infantry, cavalry, artillery, air force; at most +8).',
    rule: 'TA 15.2',
  },
  'william-shakespeare': {
    name: 'William Shakespeare',
    text: 'Age II. +1 happy face. If you have a library, theaters cost you 1 resource less and theater technologies 1 science less; if you have a theater, libraries and library technologies likewise. Each pair of one library and one theater produces 2 extra culture (pairs = min(libraries, theaters)).',
    rule: 'TA 15.2',
  },
  'isaac-newton': {
    name: 'Isaac Newton',
    text: 'Age II. Your best lab or library produces extra science equal to its level. Each time you develop a technology, you get 1 spent civil action back (also after a revolution).',
    rule: 'TA 15.2',
  },
  'maximilien-robespierre': {
    name: 'Maximilien Robespierre',
    text: 'Age II. +1 military action. A revolution costs you all your military actions instead of all your civil actions (all military actions must be available; newly gained military actions are spent, newly gained civil actions are available). When you declare a revolution, score 3 culture.',
    rule: 'TA 15.2',
  },
  'james-cook': {
    name: 'James Cook',
    text: 'Age II. When colonizing you may discard up to 2 military cards for +1 colonization each. Your first colony produces 2 extra culture, each further colony 1.',
    rule: 'TA 15.2',
  },
  'johann-sebastian-bach': {
    name: 'Johann Sebastian Bach',
    text: 'Age II. Each of your theaters produces 1 extra culture. Theater technologies cost you 2 science less. Once per turn you may spend 1 civil action to upgrade any urban building to a theater of the same or higher level, paying the usual cost difference (not below 0), within the limit of your government.',
    rule: 'TA 15.2',
  },
  'mahatma-gandhi': {
    name: 'Mahatma Gandhi',
    text: 'Age III. +2 culture. You may not play aggressions or wars. Opponents pay twice the military actions for an aggression or war against you.',
    rule: 'TA 15.2',
  },
  'bill-gates': {
    name: 'Bill Gates',
    text: 'Age III. Each of your labs also produces resources equal to its level (blue tokens placed on the lab card, worth its level each; they are spent like resources). When he leaves play, or at the end of the game, score culture equal to this additional production. Not mine production.',
    rule: 'TA 15.2',
  },
  'sid-meier': {
    name: 'Sid Meier',
    text: 'Age III. Each of your labs produces culture equal to its level and 1 science less.',
    rule: 'TA 15.2',
  },
  'winston-churchill': {
    name: 'Winston Churchill',
    text: 'Age III. Once on each of your turns choose one: score 3 culture; or for this turn you have 3 temporary science for developing military unit technologies and 3 temporary resources for building and upgrading units. If you make no choice, the 3 culture are scored at the end of your turn.',
    rule: 'TA 15.2',
  },
  'albert-einstein': {
    name: 'Albert Einstein',
    text: 'Age III. Your best lab or library produces extra science equal to its level. Each time you develop a technology, score 3 culture.',
    rule: 'TA 15.2',
  },
  'charlie-chaplin': {
    name: 'Charlie Chaplin',
    text: 'Age III. +2 happy faces. Your best theater (one worker) produces twice as much culture.',
    rule: 'TA 15.2',
  },
  'hammurabi-adjusted': {
    name: 'Hammurabi (adjusted)',
    text: 'Age A. Once on each of your turns you may use 1 military action as a civil action (it then counts as a spent military action). (The discount for taking leaders is gone.)',
    rule: 'TA 15.2',
  },
  'julius-caesar-adjusted': {
    name: 'Julius Caesar (adjusted)',
    text: 'Age A. +1 strength, +1 military action. In each of your Politics Phases you may perform 2 political actions, one after the other. (No longer once per game.)',
    rule: 'TA 15.2',
  },
  'michelangelo-adjusted': {
    name: 'Michelangelo (adjusted)',
    text: 'Age I. All your urban buildings and completed wonders produce 1 extra culture for each happy face they give. Taking a wonder costs no extra civil actions for completed wonders, and you gain 1 resource whenever you take a wonder.',
    rule: 'TA 15.2',
  },
  'napoleon-bonaparte-adjusted': {
    name: 'Napoleon Bonaparte (adjusted)',
    text: 'Age II. +1 military action. +2 strength for each different type of military unit you have (infantry, cavalry, artillery, air force; at most +8).',
    rule: 'TA 15.2',
  },
  'william-shakespeare-adjusted': {
    name: 'William Shakespeare (adjusted)',
    text: 'Age II. +1 happy face. If you have a library, theaters cost you 2 resources less and theater technologies 3 science less; if you have a theater, libraries and library technologies likewise. Each pair of one library and one theater produces 2 extra culture (pairs = min(libraries, theaters)).',
    rule: 'TA 15.2',
  },
  'johann-sebastian-bach-adjusted': {
    name: 'Johann Sebastian Bach (adjusted)',
    text: 'Age II. +1 happy face. Each of your theaters produces 1 extra culture. Theater technologies cost you 2 science less. Once per turn you may spend 1 civil action to upgrade any urban building to a theater of the same or higher level, paying the usual cost difference (not below 0), within the limit of your government.',
    rule: 'TA 15.2',
  },
  'mahatma-gandhi-adjusted': {
    name: 'Mahatma Gandhi (adjusted)',
    text: 'Age III. +2 culture. You may not play aggressions or wars. Opponents pay 3 additional military actions for an aggression or war against you.',
    rule: 'TA 15.2',
  },
  boudica: {
    name: 'Boudica',
    text: 'Age A. At the start of your turn: if you are one of the two weakest civilizations (2 players: the weakest), you have 2 temporary resources this turn for building and upgrading units; otherwise choose and gain 1 food, 1 resource or 1 science.',
    rule: 'TA 15.2',
  },
  cleopatra: {
    name: 'Cleopatra',
    text: 'Age A. In each of your Action Phases you have 1 temporary resource for building wonder stages or for building and upgrading urban buildings.',
    rule: 'TA 15.2',
  },
  hippocrates: {
    name: 'Hippocrates',
    text: 'Age A. At the start of each of your turns put 1 yellow token from the box above your government card (at most 3 there). For the rest of the game, each time an age (I, II, III) ends, after yellow tokens are lost you move one of these tokens to your yellow bank (also after Hippocrates left play; also if you had none to lose). The stored tokens are reminders only: nothing else affects them.',
    rule: 'TA 18.A4',
  },
  confucius: {
    name: 'Confucius',
    text: 'Age A. Each time you prepare an event, and when Confucius leaves play, score 1 science. You may prepare any military card as an event (face down, secretly, culture by its level as usual). When such a non-event card is revealed as current event it reads: every civilization scores 1 science (even if Confucius is gone).',
    rule: 'TA 18.A1',
  },
  'sun-tzu': {
    name: 'Sun Tzu',
    text: 'Age A. +1 strength. Skip your Make Tactics Available step: your exclusive tactics stay in your play area and nobody (not even you) can copy them; replaced ones stay there too. When drawing military cards at the end of turn you draw 2 in addition (even with no military action left), then up to 3 for unused military actions. At the start of your first turn without him all tactics in your area go to the common area. When he leaves play, put him under your current tactic (if any, else discard): that very card has +1 tactical strength for the rest of the game, is kept apart from other copies in the common area and can be copied normally.',
    rule: 'TA 18.A2',
  },
  ashoka: {
    name: 'Ashoka',
    text: 'Age A. Production bonus depending on the colours of civil cards in your hand (brown farm/mine, grey urban, red unit, blue special, orange government, green leader, yellow action): with exactly 2 different colours +1 resource; with 3 or more +1 food and +1 resource. Needs open hands (or showing the cards).',
    rule: 'TA 18.A3',
  },
  'isabella-of-castile': {
    name: 'Isabella of Castile',
    text: 'Age I. Resource production bonus +1, +2 blue tokens. When colonizing you may pay 1, 3 or 6 resources for +1, +2 or +3 colonization.',
    rule: 'TA 15.2',
  },
  'eleanor-of-aquitaine': {
    name: 'Eleanor of Aquitaine',
    text: 'Age I. Each time you prepare an event, draw 2 military cards. For each military card you have to discard as excess at the end of your turn score 1 culture. When you replace her you get up to 3 spent civil actions back instead of 1 (only actions actually spent, including the one used to play the new leader).',
    rule: 'TA 18.I5',
  },
  'jan-zizka': {
    name: 'Jan Žižka',
    text: 'Age I. +1 military action. For tactics each of your farms may count as an Age A infantry or artillery unit (always level 0; no strength, not usable for colonization, no Great Wall bonus). Armies are always formed for maximum strength. Each of your armies produces 1 culture.',
    rule: 'TA 18.I2',
  },
  nostradamus: {
    name: 'Nostradamus',
    text: 'Age I. When you prepare an event score 3 extra culture. When another player prepares an event you may look at it (and again at any time while it is in the future events deck, even after Nostradamus left; only events prepared while you had him). When events determine the weakest civilization(s), and when you defend against an aggression, you have +3 strength (not for strongest, not for Boudica, not in wars).',
    rule: 'TA 18.I3',
  },
  'johannes-gutenberg': {
    name: 'Johannes Gutenberg',
    text: 'Age I. Each turn you have one extra civil action usable only to take, develop, build or upgrade a lab or library (or to play an action card that does so), with a discount of 1 science or 1 resource as applicable. It is no token, does not count for your total (hand limit, revolution) and need not be used first. Each time you use it score 2 culture.',
    rule: 'TA 18.I4',
  },
  saladin: {
    name: 'Saladin',
    text: 'Age I. At the end of each of your Action Phases choose: +2 strength, or 1 extra civil action (a white token that counts for your total, hand limit and revolution). The choice lasts until your next choice or until Saladin leaves play; when he leaves, the token (a spent one first) or the strength is lost.',
    rule: 'TA 18.I1',
  },
  'catherine-the-great': {
    name: 'Catherine the Great',
    text: "Age II. +2 culture, +1 military action. Once per game as a political action: every civilization with a lower strength than yours loses 1 yellow token from its yellow bank; you gain 1 yellow token if at least 1 token (3 players) / at least 2 tokens (4 players) were lost this way. 2 players: take 1 yellow token from the weaker opponent's bank.",
    rule: 'TA 18.II5',
  },
  'maria-theresa': {
    name: 'Maria Theresa',
    text: 'Age II. Each time a yellow token moves from your yellow bank to your worker pool (increase or gain population, Inhabited Territory: per token) score 1 science and 1 culture. At the start of your Action Phase you have 1 temporary resource for building and upgrading units, or 3 instead if you are one of the two weakest civilizations (2 players: the weakest).',
    rule: 'TA 18.II4',
  },
  'james-watt': {
    name: 'James Watt',
    text: 'Age II. Your farms and mines and their technologies are cheaper: Age II 2 resources and 2 science, Age III 4 resources and 4 science (Age A, I: none). Works like construction discounts: upgrades use both reduced costs. When Watt leaves play score culture equal to the production of your best farm or mine (most food or resources produced by one worker, Machu Picchu included).',
    rule: 'TA 18.II6',
  },
  'alfred-nobel': {
    name: 'Alfred Nobel',
    text: 'Age II. +2 science, +2 strength. If Nobel is replaced you do not get the civil action back (mandatory); instead the card is put beside the culture track as the Nobel Prize: from then on any civilization scores 4 culture at the end of a turn in which it developed at least 2 technologies (once per turn; the turn of the replacement included, counting technologies before and after). If he leaves in another way (Iconoclasm, Infiltrate, end of age) he is simply discarded.',
    rule: 'TA 18.II1',
  },
  'antoni-gaudi': {
    name: 'Antoni Gaudí',
    text: 'Age II. Developing an urban building technology costs 1 science less for each other type of urban building you have built. Your best urban building of each type produces 1 extra culture.',
    rule: 'TA 18.II3',
  },
  'charles-darwin': {
    name: 'Charles Darwin',
    text: "Age II. Each of your temples gives 1 happy face less. Each of your labs and libraries produces 1 extra culture. Taking a technology card costs you 1 civil action less, but at least 1. With St. Peter's Basilica the two effects on temples cancel out.",
    rule: 'TA 18.II2',
  },
  'marie-curie-sklodowska': {
    name: 'Marie Curie Sklodowska',
    text: 'Age III. Your best mine (highest level with a worker) also produces science equal to its level. Your best lab gives strength equal to its level. She produces culture equal to the higher of these two levels.',
    rule: 'TA 18.III5',
  },
  'marlene-dietrich': {
    name: 'Marlene Dietrich',
    text: 'Age III. Each of your theaters on the highest theater level that has workers produces 1 extra culture and gives 1 extra happy face. One of your infantry, cavalry or artillery units counts twice for tactics (not its strength); also in a colonization force, but only a unit actually sent.',
    rule: 'TA 18.III2',
  },
  'steve-jobs': {
    name: 'Steve Jobs',
    text: 'Age III. Your best lab gives happy faces equal to its level. Each time you develop a technology you may pay 1 resource to score 4 culture.',
    rule: 'TA 15.2',
  },
  'nelson-mandela': {
    name: 'Nelson Mandela',
    text: 'Age III. +2 culture, +1 civil action. Taking this card costs 3 civil actions more if you have no discontent workers (after Forbidden City). At the end of your turn, after discarding excess military cards, score 1 culture for each surplus happy face = happiness rating minus the happiness required (counted on the board, rating max 8; 0 if the yellow bank is empty). Not production, not part of the culture rating.',
    rule: 'TA 18.III3',
  },
  'pierre-de-coubertin': {
    name: 'Pierre de Coubertin',
    text: 'Age III. Each of your arenas produces 2 culture. Once per game, before your political action (not itself a political action, also possible if you gave it up), open the Olympic Games: score 8 culture; until just before your next Politics Phase any player (you included) who plays an aggression or declares a war loses 8 culture.',
    rule: 'TA 18.III1',
  },
  'ian-fleming': {
    name: 'Ian Fleming',
    text: "Age III. Your best library and your best theater each produce extra culture equal to their level. At the beginning of your Politics Phase you may look at one player's military hand, but not at the same player's on two consecutive turns (2 players: every other turn). Usable even if you gave up your political action.",
    rule: 'TA 18.III4',
  },
  'rich-land-a': {
    name: 'Rich Land',
    text: 'Age A. Build or upgrade a farm or mine; it costs 1 resource less.',
    rule: 'TA 10.11',
  },
  'rich-land-i': {
    name: 'Rich Land',
    text: 'Age I. Build or upgrade a farm or mine; it costs 2 resources less.',
    rule: 'TA 10.11',
  },
  'rich-land-ii': {
    name: 'Rich Land',
    text: 'Age II. Build or upgrade a farm or mine; it costs 3 resources less.',
    rule: 'TA 10.11',
  },
  'urban-growth-a': {
    name: 'Urban Growth',
    text: 'Age A. Build or upgrade an urban building; it costs 1 resource less.',
    rule: 'TA 10.11',
  },
  'urban-growth-i': {
    name: 'Urban Growth',
    text: 'Age I. Build or upgrade an urban building; it costs 2 resources less.',
    rule: 'TA 10.11',
  },
  'urban-growth-ii': {
    name: 'Urban Growth',
    text: 'Age II. Build or upgrade an urban building; it costs 3 resources less.',
    rule: 'TA 10.11',
  },
  'urban-growth-iii': {
    name: 'Urban Growth',
    text: 'Age III. Build or upgrade an urban building; it costs 4 resources less.',
    rule: 'TA 10.11',
  },
  'frugality-a': {
    name: 'Frugality',
    text: 'Age A. Increase your population paying the full food cost; afterwards gain 1 food.',
    rule: 'TA 10.11',
  },
  'frugality-i': {
    name: 'Frugality',
    text: 'Age I. Increase your population paying the full food cost; afterwards gain 2 food.',
    rule: 'TA 10.11',
  },
  'frugality-ii': {
    name: 'Frugality',
    text: 'Age II. Increase your population paying the full food cost; afterwards gain 3 food.',
    rule: 'TA 10.11',
  },
  'engineering-genius-a': {
    name: 'Engineering Genius',
    text: 'Age A. Build exactly 1 stage of your wonder; it costs 2 resources less.',
    rule: 'TA 10.11',
  },
  'engineering-genius-i': {
    name: 'Engineering Genius',
    text: 'Age I. Build exactly 1 stage of your wonder; it costs 3 resources less.',
    rule: 'TA 10.11',
  },
  'engineering-genius-ii': {
    name: 'Engineering Genius',
    text: 'Age II. Build exactly 1 stage of your wonder; it costs 4 resources less.',
    rule: 'TA 10.11',
  },
  'engineering-genius-iii': {
    name: 'Engineering Genius',
    text: 'Age III. Build exactly 1 stage of your wonder; it costs 5 resources less.',
    rule: 'TA 10.11',
  },
  'patriotism-a': {
    name: 'Patriotism',
    text: 'Age A. This turn you have 1 extra military action and 1 temporary resource in total for building and upgrading military units.',
    rule: 'TA 10.11',
  },
  'patriotism-i': {
    name: 'Patriotism',
    text: 'Age I. This turn you have 1 extra military action and 2 temporary resources in total for building and upgrading military units.',
    rule: 'TA 10.11',
  },
  'patriotism-ii': {
    name: 'Patriotism',
    text: 'Age II. This turn you have 1 extra military action and 3 temporary resources in total for building and upgrading military units.',
    rule: 'TA 10.11',
  },
  'patriotism-iii': {
    name: 'Patriotism',
    text: 'Age III. This turn you have 1 extra military action and 4 temporary resources in total for building and upgrading military units.',
    rule: 'TA 10.11',
  },
  'cultural-heritage-a': { name: 'Cultural Heritage', text: 'Age A. Score 1 science and 4 culture.', rule: 'TA 10.11' },
  'cultural-heritage-i': { name: 'Cultural Heritage', text: 'Age I. Score 2 science and 2 culture.', rule: 'TA 10.11' },
  'stockpile-a': { name: 'Stockpile', text: 'Age A. Gain 1 food and 1 resource.', rule: 'TA 10.11' },
  'breakthrough-i': {
    name: 'Breakthrough',
    text: 'Age I. Develop a technology paying the full science cost; afterwards score 2 science. May be used for a revolution: then all civil actions must still be available before playing this card and are used up.',
    rule: 'TA 10.11',
  },
  'breakthrough-ii': {
    name: 'Breakthrough',
    text: 'Age II. Develop a technology paying the full science cost; afterwards score 3 science. May be used for a revolution: then all civil actions must still be available before playing this card and are used up.',
    rule: 'TA 10.11',
  },
  'reserves-i': { name: 'Reserves', text: 'Age I. Gain either 2 food or 2 resources.', rule: 'TA 10.11' },
  'reserves-ii': { name: 'Reserves', text: 'Age II. Gain either 3 food or 3 resources.', rule: 'TA 10.11' },
  'reserves-iii': { name: 'Reserves', text: 'Age III. Gain either 4 food or 4 resources.', rule: 'TA 10.11' },
  'revolutionary-idea-ii': { name: 'Revolutionary Idea', text: 'Age II. Score 4 science.', rule: 'TA 10.11' },
  'revolutionary-idea-iii': { name: 'Revolutionary Idea', text: 'Age III. Score 6 science.', rule: 'TA 10.11' },
  'efficient-upgrade-ii': {
    name: 'Efficient Upgrade',
    text: 'Age II. Upgrade a farm, mine or urban building; it costs 3 resources less.',
    rule: 'TA 10.11',
  },
  'efficient-upgrade-iii': {
    name: 'Efficient Upgrade',
    text: 'Age III. Upgrade a farm, mine or urban building; it costs 4 resources less.',
    rule: 'TA 10.11',
  },
  'wave-of-nationalism-ii': {
    name: 'Wave of Nationalism',
    text: 'Age II. For each civilization stronger than yours you have temporary resources for building and upgrading units this turn: 6 / 3 / 2 each in a 2 / 3 / 4 player game (stronger = strictly higher strength rating).',
    rule: 'TA 10.11',
  },
  'military-build-up-iii': {
    name: 'Military Build-Up',
    text: 'Age III. For each civilization stronger than yours you have temporary resources for building and upgrading units this turn: 8 / 5 / 3 each in a 2 / 3 / 4 player game (stronger = strictly higher strength rating).',
    rule: 'TA 10.11',
  },
  'endowment-for-the-arts-iii': {
    name: 'Endowment for the Arts',
    text: 'Age III. For each civilization with strictly more culture points than you score 6 / 3 / 2 culture in a 2 / 3 / 4 player game.',
    rule: 'TA 10.11',
  },
  'development-of-agriculture-a': {
    name: 'Development of Agriculture',
    text: 'Age A. Each civilization gains 2 food.',
    rule: 'TA 8.2',
  },
  'development-of-crafts-a': {
    name: 'Development of Crafts',
    text: 'Age A. Each civilization gains 2 resources.',
    rule: 'TA 8.2',
  },
  'development-of-civilization-a': {
    name: 'Development of Civilization',
    text: 'Age A. In turn order from the revealing player each player may do one of: increase population (pay the food cost minus 1); build a farm, mine or urban building (cost minus 1 resource, an unused worker is needed); develop a technology from hand (cost minus 1 science). No action is paid. A revolution is allowed for 1 science less; it then uses up all civil actions (all must be available).',
    rule: 'TA 8.2',
  },
  'development-of-markets-a': {
    name: 'Development of Markets',
    text: 'Age A. Each civilization gains 2 food or 2 resources (each player chooses for its own).',
    rule: 'TA 8.2',
  },
  'development-of-politics-a': {
    name: 'Development of Politics',
    text: 'Age A. Each player draws 3 military cards (current age deck). Hand limits are only checked at the end of your own turn.',
    rule: 'TA 8.2',
  },
  'development-of-religion-a': {
    name: 'Development of Religion',
    text: 'Age A. Each player with an unused worker may put it on Religion (build an Age A temple) for free. The urban building limit applies.',
    rule: 'TA 8.2',
  },
  'development-of-science-a': {
    name: 'Development of Science',
    text: 'Age A. Each civilization scores 2 science.',
    rule: 'TA 8.2',
  },
  'development-of-settlement-a': {
    name: 'Development of Settlement',
    text: 'Age A. Each civilization gains 1 population (free).',
    rule: 'TA 8.2',
  },
  'development-of-trade-routes-a': {
    name: 'Development of Trade Routes',
    text: 'Age A. Each civilization scores 1 science and gains 1 food and 1 resource.',
    rule: 'TA 8.2',
  },
  'development-of-warfare-a': {
    name: 'Development of Warfare',
    text: 'Age A. Each player with an unused worker may build a Warriors unit for free.',
    rule: 'TA 8.2',
  },
  'development-of-planning-a': {
    name: 'Development of Planning',
    text: 'Age A. Reveal 3 random cards from the Age A military cards that were not used for the initial current events deck. Each player (clockwise from the revealing player) chooses one of the three and applies it to their own civilization only, or chooses none; several players may choose the same.',
    rule: 'TA 8.2',
  },
  'barbarians-i': {
    name: 'Barbarians',
    text: 'Age I. If the civilization with the most culture points is one of the two weakest (2 players: the weaker), it loses 1 population.',
    rule: 'TA 8.2',
  },
  'border-conflict-i': {
    name: 'Border Conflict',
    text: 'Age I. The weakest civilization destroys one of its own farms, mines or urban buildings (its choice; the worker becomes unused). The strongest civilization gains 3 resources.',
    rule: 'TA 8.2',
  },
  'crusades-i': {
    name: 'Crusades',
    text: 'Age I. The strongest civilization scores 4 culture, the weakest loses 4 culture (not below 0).',
    rule: 'TA 8.2',
  },
  'cultural-influence-i': {
    name: 'Cultural Influence',
    text: 'Age I. Each civilization scores culture equal to its culture rating.',
    rule: 'TA 8.2',
  },
  'foray-i': {
    name: 'Foray',
    text: 'Age I. Each of the two strongest civilizations (2 players: the stronger) gains a total of 3 food and/or resources, any mix.',
    rule: 'TA 8.2',
  },
  'good-harvest-i': {
    name: 'Good Harvest',
    text: 'Age I. Each civilization produces food immediately, without corruption and consumption.',
    rule: 'TA 8.2',
  },
  'immigration-i': {
    name: 'Immigration',
    text: 'Age I. All civilizations with the most happy faces (highest happiness rating, all tied) gain 1 population.',
    rule: 'TA 8.2',
  },
  'new-deposits-i': {
    name: 'New Deposits',
    text: 'Age I. Each civilization produces resources immediately, without corruption.',
    rule: 'TA 8.2',
  },
  'pestilence-i': { name: 'Pestilence', text: 'Age I. Each civilization loses 1 population.', rule: 'TA 8.2' },
  'raiders-i': {
    name: 'Raiders',
    text: 'Age I. Each of the two weakest civilizations (2 players: the weaker) loses a total of 2 food and/or resources (as far as it has them; owner chooses the mix).',
    rule: 'TA 8.2',
  },
  'rats-i': {
    name: 'Rats',
    text: 'Age I. Each civilization loses all its stored food (all blue tokens on farm cards return to the blue bank).',
    rule: 'TA 8.2',
  },
  'rebellion-i': {
    name: 'Rebellion',
    text: 'Age I. Each civilization immediately spends 2 available civil actions without effect per discontent worker (as many as it has). The player whose turn it is loses them for this turn; the other players start their next turn with that many fewer.',
    rule: 'TA 8.2',
  },
  'reign-of-terror-i': {
    name: 'Reign of Terror',
    text: 'Age I. The weakest civilization loses 1 population.',
    rule: 'TA 8.2',
  },
  'scientific-breakthrough-i': {
    name: 'Scientific Breakthrough',
    text: 'Age I. Each civilization scores science equal to its science rating.',
    rule: 'TA 8.2',
  },
  'uncertain-borders-i': {
    name: 'Uncertain Borders',
    text: 'Age I. The strongest civilization takes 1 yellow token from the yellow bank of the weakest (nothing if that bank is empty).',
    rule: 'TA 8.2',
  },
  'dark-ages-i': {
    name: 'Dark Ages',
    text: 'Age I. Each civilization loses half (rounded up) of its science points above 4. Example: 9 science, excess 5, loses 3.',
    rule: 'TA 8.2',
  },
  'call-to-arms-i': {
    name: 'Call to Arms',
    text: 'Age I. 3 or 4 players: the weakest civilization loses 2 civil actions and draws 2 military cards, the second weakest loses 1 civil action and draws 1. 2 players: the weaker loses 2 and draws 2. Only as many cards are drawn as civil actions were actually lost. In Age IV actions are lost but no cards drawn.',
    rule: 'TA 8.2',
  },
  'wisdom-of-the-ancestors-i': {
    name: 'Wisdom of the Ancestors',
    text: 'Age I. Each civilization scores 1 science for each completed wonder and gains 1 resource for its unfinished wonder; both are doubled for Age A wonders.',
    rule: 'TA 8.2',
  },
  'civil-unrest-ii': {
    name: 'Civil Unrest',
    text: 'Age II. Each civilization loses 4 culture per discontent worker. All civilizations with the most discontent workers (at least 1) also return 1 blue token to the box. Nothing happens if nobody has discontent workers.',
    rule: 'TA 8.2',
  },
  'cold-war-ii': {
    name: 'Cold War',
    text: 'Age II. Each of the two strongest civilizations (2 players: the stronger) scores 6 science.',
    rule: 'TA 8.2',
  },
  'crime-wave-ii': {
    name: 'Crime Wave',
    text: 'Age II. Each of the two weakest civilizations (2 players: the weaker) loses 3 culture and returns 1 blue token to the box.',
    rule: 'TA 8.2',
  },
  'economic-progress-ii': {
    name: 'Economic Progress',
    text: 'Age II. Each civilization carries out: corruption, food production, food consumption, resource production (in this order; no scoring).',
    rule: 'TA 8.2',
  },
  'emigration-ii': {
    name: 'Emigration',
    text: 'Age II. Each civilization loses population equal to half (rounded up) of its discontent workers.',
    rule: 'TA 8.2',
  },
  'iconoclasm-ii': {
    name: 'Iconoclasm',
    text: 'Age II. Each civilization whose leader is not of the current age must remove that leader from play (no action back).',
    rule: 'TA 8.2',
  },
  'independence-declaration-ii': {
    name: 'Independence Declaration',
    text: 'Age II. The weakest civilization loses 1 colony of its choice (permanent effects are lost; the card leaves the game).',
    rule: 'TA 8.2',
  },
  'international-agreement-ii': {
    name: 'International Agreement',
    text: 'Age II. The strongest civilization may give up its next political action to take civil cards from the row worth up to 5 civil actions (usual costs, discounts and limits; no own actions are spent). Then cards slide left and the row is refilled without removing cards from the left; this may end the age. If the current player takes action cards this way they may be played this turn. If the strongest is the current player, the political action already being carried out counts as this one; the next one is given up. Also allowed in the last round.',
    rule: 'TA 8.2',
  },
  'national-pride-ii': {
    name: 'National Pride',
    text: 'Age II. The civilization with the most culture points scores 5 culture.',
    rule: 'TA 8.2',
  },
  'politics-of-strength-ii': {
    name: 'Politics of Strength',
    text: 'Age II. The strongest civilization draws 5 military cards. The weakest discards 3 military cards (its choice, as many as it has). In Age IV instead: strongest scores 5 culture, weakest loses 3 culture.',
    rule: 'TA 8.2',
  },
  'popularization-of-science-ii': {
    name: 'Popularization of Science',
    text: 'Age II. Each civilization scores culture equal to its science rating.',
    rule: 'TA 8.2',
  },
  'prosperity-ii': {
    name: 'Prosperity',
    text: 'Age II. Each civilization gains food equal to its happiness rating (max 8).',
    rule: 'TA 8.2',
  },
  'ravages-of-time-ii': {
    name: 'Ravages of Time',
    text: 'Age II. Each player with at least one completed wonder of Age A or I chooses one of them and turns it face down: its effects end and it produces 2 culture (rating) instead. It still counts as a completed wonder of its age.',
    rule: 'TA 8.2',
  },
  'refugees-ii': {
    name: 'Refugees',
    text: 'Age II. The weakest civilization loses 3 culture and 1 population; the strongest scores 3 culture and gains 1 population.',
    rule: 'TA 8.2',
  },
  'terrorism-ii': {
    name: 'Terrorism',
    text: 'Age II. The civilization with the fewest culture points chooses and destroys 1 urban building of each other civilization (worker becomes unused).',
    rule: 'TA 8.2',
  },
  'freedom-of-movement-ii': {
    name: 'Freedom of Movement',
    text: 'Age II. Each player may move 1 worker from one technology card to another technology card, paying the difference of the resource costs if the new one is higher. Cost reductions (construction technologies, Shakespeare, Watt) apply to both costs as in an upgrade; action cards cannot be used; the urban building limit applies.',
    rule: 'TA 8.2',
  },
  'international-negotiations-ii': {
    name: 'International Negotiations',
    text: 'Age II. The player who revealed the event chooses: the strongest civilization takes 3 food, 3 resources or 3 science from the weakest. Something the weakest has fewer than 3 of cannot be chosen; if it has fewer than 3 of each nothing happens.',
    rule: 'TA 8.2',
  },
  'arms-industry-ii': {
    name: 'Arms Industry',
    text: 'Age II. For each military unit type (infantry, cavalry, artillery, air force) compare the level of the best developed technology in play (units on it are not needed). Each civilization with the highest level or tied for it gains 2 resources for that type; a type nobody has developed gives nothing (Warriors count as level 0 infantry). Each player receives the whole sum at once.',
    rule: 'TA 8.2',
  },
  'impact-of-agriculture-iii': {
    name: 'Impact of Agriculture',
    text: 'Age III. Each civilization scores culture equal to its food production, plus 4 if the production exceeds its consumption.',
    rule: 'TA 8.2',
  },
  'impact-of-architecture-iii': {
    name: 'Impact of Architecture',
    text: 'Age III. Each civilization scores 1 culture per level of each of its urban buildings (workers).',
    rule: 'TA 8.2',
  },
  'impact-of-balance-iii': {
    name: 'Impact of Balance',
    text: 'Age III. Each civilization scores twice the lowest of: science rating, culture rating, food production, resource production (no corruption, no consumption; production bonuses count).',
    rule: 'TA 8.2',
  },
  'impact-of-colonies-iii': {
    name: 'Impact of Colonies',
    text: 'Age III. Each civilization scores 3 culture per colony.',
    rule: 'TA 8.2',
  },
  'impact-of-competition-iii': {
    name: 'Impact of Competition',
    text: 'Age III. Each civilization scores 1 culture per level of each of its military units and arenas.',
    rule: 'TA 8.2',
  },
  'impact-of-government-iii': {
    name: 'Impact of Government',
    text: 'Age III. Each civilization scores 2 culture per civil action and 1 culture per military action of its totals.',
    rule: 'TA 8.2',
  },
  'impact-of-happiness-iii': {
    name: 'Impact of Happiness',
    text: 'Age III. Each civilization scores 2 culture per happy face (rating max 8, so at most 16) and loses 2 culture per discontent worker.',
    rule: 'TA 8.2',
  },
  'impact-of-industry-iii': {
    name: 'Impact of Industry',
    text: 'Age III. Each civilization scores culture equal to the resources its mines produce (other sources, such as production bonuses, pacts and labs, are ignored; Machu Picchu and the railroad count).',
    rule: 'TA 8.2',
  },
  'impact-of-population-iii': {
    name: 'Impact of Population',
    text: 'Age III. Each civilization scores 2 culture for each content worker above 10 (all workers on cards and unused, minus discontent workers).',
    rule: 'TA 8.2',
  },
  'impact-of-progress-iii': {
    name: 'Impact of Progress',
    text: 'Age III. Each civilization scores 2 culture per level of its government and of each of its special (blue) technologies.',
    rule: 'TA 8.2',
  },
  'impact-of-science-iii': {
    name: 'Impact of Science',
    text: 'Age III. Civilizations are ranked by science rating and score 10/0, 14/7/0 or 15/10/5/0 culture with 2, 3, 4 players.',
    rule: 'TA 8.2',
  },
  'impact-of-strength-iii': {
    name: 'Impact of Strength',
    text: 'Age III. Civilizations are ranked by strength rating and score 10/0, 14/7/0 or 15/10/5/0 culture with 2, 3, 4 players.',
    rule: 'TA 8.2',
  },
  'impact-of-technology-iii': {
    name: 'Impact of Technology',
    text: 'Age III. Each civilization scores 4 culture for each Age III technology in play (any kind, government included), in the shorter game for each of Age II.',
    rule: 'TA 8.2',
  },
  'impact-of-variety-iii': {
    name: 'Impact of Variety',
    text: 'Age III. Each civilization scores 2 culture for each type of military unit and each type of urban building it has (with at least 1 worker) and for each special (blue) technology.',
    rule: 'TA 8.2',
  },
  'impact-of-wonders-iii': {
    name: 'Impact of Wonders',
    text: 'Age III. Each civilization scores for each completed wonder 5 / 4 / 3 / 2 culture for Age A / I / II / III.',
    rule: 'TA 8.2',
  },
  'impact-of-harmony-iii': {
    name: 'Impact of Harmony',
    text: 'Age III. Each civilization counts its farms, its mines, its urban buildings and its military units and scores 4 culture times the lowest of these four numbers.',
    rule: 'TA 8.2',
  },
  'impact-of-culture-iii': {
    name: 'Impact of Culture',
    text: 'Age III. Civilizations are ranked by culture rating and score 10/0, 14/7/0 or 15/10/5/0 culture with 2, 3, 4 players.',
    rule: 'TA 8.2',
  },
  'vast-territory-i': {
    name: 'Vast Territory',
    text: 'Age I. Permanent +3 yellow tokens, -1 blue token. Immediate: 3 food.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-i': {
    name: 'Wealthy Territory',
    text: 'Age I. Permanent +3 blue tokens. Immediate: 5 resources.',
    rule: 'TA 9.4',
  },
  'inhabited-territory-i': {
    name: 'Inhabited Territory',
    text: 'Age I. Permanent +2 yellow tokens. Immediate: gain 1 population.',
    rule: 'TA 9.4',
  },
  'strategic-territory-i': {
    name: 'Strategic Territory',
    text: 'Age I. Permanent +2 strength. Immediate: draw 3 military cards.',
    rule: 'TA 9.4',
  },
  'historic-territory-i': {
    name: 'Historic Territory',
    text: 'Age I. Permanent +1 happy face. Immediate: score 6 culture.',
    rule: 'TA 9.4',
  },
  'developed-territory-i': {
    name: 'Developed Territory',
    text: 'Age I. Permanent +1 yellow, +1 blue token. Immediate: score 3 science.',
    rule: 'TA 9.4',
  },
  'vast-territory-ii': {
    name: 'Vast Territory',
    text: 'Age II. Permanent +4 yellow tokens, -1 blue token. Immediate: 4 food.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-ii': {
    name: 'Wealthy Territory',
    text: 'Age II. Permanent +4 blue tokens. Immediate: 9 resources.',
    rule: 'TA 9.4',
  },
  'inhabited-territory-ii': {
    name: 'Inhabited Territory',
    text: 'Age II. Permanent +3 yellow tokens. Immediate: gain 2 population.',
    rule: 'TA 9.4',
  },
  'strategic-territory-ii': {
    name: 'Strategic Territory',
    text: 'Age II. Permanent +4 strength. Immediate: draw 5 military cards.',
    rule: 'TA 9.4',
  },
  'historic-territory-ii': {
    name: 'Historic Territory',
    text: 'Age II. Permanent +2 happy faces. Immediate: score 11 culture.',
    rule: 'TA 9.4',
  },
  'developed-territory-ii': {
    name: 'Developed Territory',
    text: 'Age II. Permanent +2 yellow, +2 blue tokens. Immediate: score 5 science.',
    rule: 'TA 9.4',
  },
  'autonomous-territory-ii': {
    name: 'Autonomous Territory',
    text: 'Age II. Permanent +1 civil action, +1 military action, -2 blue tokens. Immediate: the colonizer chooses one of 4 science, 5 resources, 6 food, 7 culture.',
    rule: 'TA 9.4',
  },
  'wealthy-territory-i-adjusted': {
    name: 'Wealthy Territory (adjusted)',
    text: 'Age I. Permanent +3 blue tokens. Immediate: 6 resources.',
    rule: 'TA 9.4',
  },
  'military-bonus-i': {
    name: 'Military Bonus',
    text: 'Age I. Defence +2 when you defend against an aggression, or colonization +1 when you colonize; then discard.',
    rule: 'TA 5.4',
  },
  'military-bonus-ii': {
    name: 'Military Bonus',
    text: 'Age II. Defence +4 when you defend against an aggression, or colonization +2 when you colonize; then discard.',
    rule: 'TA 5.4',
  },
  'military-bonus-iii': {
    name: 'Military Bonus',
    text: 'Age III. Defence +6 when you defend against an aggression, or colonization +3 when you colonize; then discard.',
    rule: 'TA 5.4',
  },
  'fighting-band-i': {
    name: 'Fighting Band',
    text: 'Age I, 2 infantry: +1. Tactic: each complete army of the listed units adds the tactical strength.',
    rule: 'TA 11.2',
  },
  'legion-i': {
    name: 'Legion',
    text: 'Age I, 3 infantry: +2. Tactic: each complete army of the listed units adds the tactical strength.',
    rule: 'TA 11.2',
  },
  'phalanx-i': {
    name: 'Phalanx',
    text: 'Age I, 2 infantry + 1 cavalry: +3. Tactic: each complete army of the listed units adds the tactical strength.',
    rule: 'TA 11.2',
  },
  'medieval-army-i': {
    name: 'Medieval Army',
    text: 'Age I, 1 infantry + 1 cavalry: +2. Tactic: each complete army of the listed units adds the tactical strength.',
    rule: 'TA 11.2',
  },
  'heavy-cavalry-i': {
    name: 'Heavy Cavalry',
    text: 'Age I, 3 cavalry: +4. Tactic: each complete army of the listed units adds the tactical strength.',
    rule: 'TA 11.2',
  },
  'conquistadors-ii': {
    name: 'Conquistadors',
    text: 'Age II, 1 infantry + 2 cavalry: +5 (antiquated +3). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'fortifications-ii': {
    name: 'Fortifications',
    text: 'Age II, 2 artillery: +5 (antiquated +3). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'mobile-artillery-ii': {
    name: 'Mobile Artillery',
    text: 'Age II, 1 cavalry + 1 artillery: +5 (antiquated +3). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'defensive-army-ii': {
    name: 'Defensive Army',
    text: 'Age II, 2 infantry + 1 artillery: +6 (antiquated +3). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'napoleonic-army-ii': {
    name: 'Napoleonic Army',
    text: 'Age II, 1 infantry + 1 cavalry + 1 artillery: +7 (antiquated +4). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'classic-army-ii': {
    name: 'Classic Army',
    text: 'Age II, 2 infantry + 2 cavalry: +8 (antiquated +4). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'entrenchments-iii': {
    name: 'Entrenchments',
    text: 'Age III, 1 infantry + 2 artillery: +9 (antiquated +5). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'mechanized-army-iii': {
    name: 'Mechanized Army',
    text: 'Age III, 1 cavalry + 2 artillery: +10 (antiquated +5). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'shock-troops-iii': {
    name: 'Shock Troops',
    text: 'Age III, 1 infantry + 3 cavalry: +11 (antiquated +6). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'modern-army-iii': {
    name: 'Modern Army',
    text: 'Age III, 2 infantry + 1 cavalry + 1 artillery: +13 (antiquated +7). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'hussars-ii': {
    name: 'Hussars',
    text: 'Age II, 2 cavalry: +2 and more. Tactic: an army is 2 cavalry units. Its tactical strength is 2 plus the level of the lowest-level unit of that army (different armies may differ; form armies for the best total). There is no separate antiquated value.',
    rule: 'TA 11.2',
  },
  'positional-army-iii': {
    name: 'Positional Army',
    text: 'Age III, 2 infantry + 2 artillery: +12 (antiquated +6). Tactic: each complete army of the listed units adds the tactical strength (antiquated value if any unit of that army is two or more levels below the card).',
    rule: 'TA 11.2',
  },
  'aggression-enslave-i': {
    name: 'Aggression: Enslave',
    text: 'Age I, 2 military actions. The rival loses 1 population. You gain 2 food and 2 resources.',
    rule: 'TA 5.1',
  },
  'aggression-plunder-i': {
    name: 'Aggression: Plunder',
    text: 'Age I, 1 military action. Choose up to 3 food and/or resources of the rival: it loses them, you gain as many.',
    rule: 'TA 5.1',
  },
  'aggression-raid-i': {
    name: 'Aggression: Raid',
    text: 'Age I, 1 military action. Destroy 1 urban building of the rival of Age A or I. Gain half its printed build cost in resources, rounded up (discounts of neither side count).',
    rule: 'TA 5.1',
  },
  'aggression-kidnapping-i': {
    name: 'Aggression: Kidnapping',
    text: "Age I, 1 military action. Look at the rival's civil hand and take 1 card of your choice, observing your hand limit, the one-copy rule for technologies and one leader per age; you may take none. If you play that card during this same turn score 3 culture. An action card taken this way may be played in this turn's Action Phase. Cannot be played while your civil hand is full.",
    rule: 'TA 5.1',
  },
  'aggression-annex-ii': {
    name: 'Aggression: Annex',
    text: 'Age II, 2 military actions. Take 1 colony of the rival: it loses the permanent effects, you gain them; the immediate effect is not repeated. Needs a rival with a colony.',
    rule: 'TA 5.1',
  },
  'aggression-infiltrate-ii': {
    name: 'Aggression: Infiltrate',
    text: "Age II, 2 military actions. Remove the rival's leader or unfinished wonder from play (your choice). Score 3 culture per level of the removed card (Age A: 0). Needs a rival with one of them.",
    rule: 'TA 5.1',
  },
  'aggression-plunder-ii': {
    name: 'Aggression: Plunder',
    text: 'Age II, 1 military action. Choose up to 5 food and/or resources of the rival: it loses them, you gain as many.',
    rule: 'TA 5.1',
  },
  'aggression-raid-ii': {
    name: 'Aggression: Raid',
    text: 'Age II, 2 military actions. Destroy up to 2 urban buildings of the rival: one of Age II or older and one of Age I or older. Gain half the printed cost of each, rounded up.',
    rule: 'TA 5.1',
  },
  'aggression-spy-ii': {
    name: 'Aggression: Spy',
    text: 'Age II, 1 military action. The rival loses up to 5 science points, you score as many.',
    rule: 'TA 5.1',
  },
  'aggression-armed-intervention-iii': {
    name: 'Aggression: Armed Intervention',
    text: 'Age III, 2 military actions. The rival loses up to 7 culture points, you score as many.',
    rule: 'TA 5.1',
  },
  'aggression-plunder-iii': {
    name: 'Aggression: Plunder',
    text: 'Age III, 1 military action. Choose up to 7 food and/or resources of the rival: it loses them, you gain as many.',
    rule: 'TA 5.1',
  },
  'aggression-raid-iii': {
    name: 'Aggression: Raid',
    text: 'Age III, 3 military actions. Destroy up to 2 urban buildings of the rival: one of Age III or older and one of Age II or older. Gain half the printed cost of each, rounded up.',
    rule: 'TA 5.1',
  },
  'aggression-exploiting-iii': {
    name: 'Aggression: Exploiting',
    text: 'Age III, 2 military actions. Take from the rival up to 3 food, up to 3 resources, up to 3 science and up to 3 culture.',
    rule: 'TA 5.1',
  },
  'war-over-territory-ii': {
    name: 'War over Territory',
    text: "Age II, 2 military actions. The victor takes 1 yellow token from the loser's yellow bank plus 1 for every full 5 points of strength advantage (only what is there).",
    rule: 'TA 6.1',
  },
  'war-over-technology-ii': {
    name: 'War over Technology',
    text: 'Age II, 2 military actions. The victor takes science points from the loser equal to the strength advantage; instead of points it may take special (blue) technologies of the loser whose science costs fit into that amount (cost is deducted; not cards whose name the victor has in play or hand; a lower-level one than an own card of the same type is removed at once).',
    rule: 'TA 6.1',
  },
  'war-over-culture-iii': {
    name: 'War over Culture',
    text: 'Age III, 3 military actions. The victor takes culture points from the loser: 5 plus the strength advantage (at most what the loser has).',
    rule: 'TA 6.1',
  },
  'hybrid-war-iii': {
    name: 'Hybrid War',
    text: 'Age III, 2 military actions. While the war is in play both sides have 2 unhappy faces (happiness rating -2, not below 0). When it is resolved the victor takes culture points from the loser equal to the strength advantage (at most what the loser has).',
    rule: 'TA 6.1',
  },
  'open-borders-agreement-i': {
    name: 'Open Borders Agreement',
    text: 'Age I. Both have +1 military action. If one attacks the other, the attacker has +2 strength for that attack (aggression or war). The pact stays.',
    rule: 'TA 7.1',
  },
  'trade-routes-agreement-i': {
    name: 'Trade Routes Agreement',
    text: 'Age I. On its own turn A may use 1 food as 1 resource; B may use 1 resource as 1 food (once per turn each).',
    rule: 'TA 7.1',
  },
  'naval-trade-agreement-i': {
    name: 'Naval Trade Agreement',
    text: 'Age I. A: +1 colonization and -1 blue token. B: +2 blue tokens.',
    rule: 'TA 7.1',
  },
  'acceptance-of-supremacy-ii': {
    name: 'Acceptance of Supremacy',
    text: 'Age II. A: resource production bonus +1. B: resource production -1. They cannot attack each other.',
    rule: 'TA 7.1',
  },
  'international-trade-agreement-ii': {
    name: 'International Trade Agreement',
    text: 'Age II. A: resource production bonus +1. B: food production bonus +1.',
    rule: 'TA 7.1',
  },
  'promise-of-military-protection-ii': {
    name: 'Promise of Military Protection',
    text: 'Age II. A: +1 culture. B: +4 strength and -1 culture. Ends if one attacks the other (before the attack is evaluated).',
    rule: 'TA 7.1',
  },
  'scientific-cooperation-ii': {
    name: 'Scientific Cooperation',
    text: 'Age II. When one of the two develops a technology it pays 2 science less and the other must pay 1 science; if the other cannot pay, the technology cannot be developed.',
    rule: 'TA 7.1',
  },
  'international-tourism-iii': {
    name: 'International Tourism',
    text: 'Age III. Each produces 1 culture for each completed wonder of the other.',
    rule: 'TA 7.1',
  },
  'loss-of-sovereignty-iii': {
    name: 'Loss of Sovereignty',
    text: 'Age III. A: +2 culture. B: -2 culture, and nobody can declare war on B. They cannot attack each other.',
    rule: 'TA 7.1',
  },
  'military-pact-iii': {
    name: 'Military Pact',
    text: 'Age III. Both +3 strength. Ends if one attacks the other (before the attack is evaluated).',
    rule: 'TA 7.1',
  },
  'peace-treaty-iii': {
    name: 'Peace Treaty',
    text: 'Age III. Both +1 culture. They cannot attack each other.',
    rule: 'TA 7.1',
  },
};
