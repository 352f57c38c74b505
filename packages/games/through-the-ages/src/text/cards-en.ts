/** The names of the base cards in English, and what is odd about them; the rest is made by the templates. */

import type { BaseCards } from './card-texts.ts';

/** Every base card by its id. */
export const CARDS: BaseCards = {
  agriculture: { name: 'Agriculture' },
  irrigation: { name: 'Irrigation' },
  'selective-breeding': { name: 'Selective Breeding' },
  'mechanized-agriculture': { name: 'Mechanized Agriculture' },
  bronze: { name: 'Bronze' },
  iron: { name: 'Iron' },
  coal: { name: 'Coal' },
  oil: { name: 'Oil' },
  philosophy: { name: 'Philosophy' },
  alchemy: { name: 'Alchemy' },
  'scientific-method': { name: 'Scientific Method' },
  computers: { name: 'Computers' },
  religion: { name: 'Religion' },
  theology: { name: 'Theology' },
  'organized-religion': { name: 'Organized Religion' },
  'printing-press': { name: 'Printing Press' },
  journalism: { name: 'Journalism' },
  multimedia: { name: 'Multimedia' },
  'bread-and-circuses': { name: 'Bread and Circuses' },
  'team-sports': { name: 'Team Sports' },
  'professional-sports': { name: 'Professional Sports' },
  drama: { name: 'Drama' },
  opera: { name: 'Opera' },
  movies: { name: 'Movies' },
  warriors: { name: 'Warriors' },
  swordsmen: { name: 'Swordsmen' },
  riflemen: { name: 'Riflemen' },
  'modern-infantry': { name: 'Modern Infantry' },
  knights: { name: 'Knights' },
  cavalrymen: { name: 'Cavalrymen' },
  tanks: { name: 'Tanks' },
  cannon: { name: 'Cannon' },
  rockets: { name: 'Rockets' },
  'air-forces': {
    name: 'Air Forces',
    text: "No tactic asks for air forces. One air force unit may be attached to one army and doubles that army's tactical strength (after the antiquated value was determined); each air force unit doubles at most one army and each army is doubled at most once.",
  },
  despotism: { name: 'Despotism', text: 'Starting government, printed on the player board.' },
  monarchy: { name: 'Monarchy' },
  theocracy: { name: 'Theocracy' },
  'constitutional-monarchy': { name: 'Constitutional Monarchy' },
  republic: { name: 'Republic' },
  communism: { name: 'Communism' },
  fundamentalism: { name: 'Fundamentalism' },
  democracy: { name: 'Democracy' },
  'code-of-laws': { name: 'Code of Laws' },
  'justice-system': {
    name: 'Justice System',
    text: 'The tokens come from the box into the blue bank when it enters play and are lost when it leaves play.',
  },
  'civil-service': {
    name: 'Civil Service',
    text: 'The tokens come from the box into the blue bank when it enters play and are lost when it leaves play.',
  },
  warfare: { name: 'Warfare' },
  strategy: { name: 'Strategy' },
  'military-theory': { name: 'Military Theory' },
  cartography: { name: 'Cartography' },
  navigation: { name: 'Navigation' },
  satellites: { name: 'Satellites' },
  masonry: {
    name: 'Masonry',
    text: 'Urban buildings of Age I, II and III cost 1 resource less (Age A: no discount). Up to 2 stages of a wonder may be built with one civil action (pay each stage).',
  },
  architecture: {
    name: 'Architecture',
    text: 'Urban buildings cost less: Age I 1, Age II 2, Age III 2. Up to 3 wonder stages per civil action.',
  },
  engineering: {
    name: 'Engineering',
    text: 'Urban buildings cost less: Age I 1, Age II 2, Age III 3. Up to 4 wonder stages per civil action.',
  },
  hammurabi: {
    name: 'Hammurabi',
    text: 'Once on each of your turns you may use 1 military action as a civil action (it then counts as a spent military action). Taking a leader from the card row costs you 1 civil action less (may become 0).',
  },
  'julius-caesar': {
    name: 'Julius Caesar',
    text: '+1 strength, +1 military action. Once per game: after your political action you may perform a second political action in the same Politics Phase.',
  },
  'alexander-the-great': {
    name: 'Alexander the Great',
    text: 'Each of your military units gives +1 strength (strength rating only, not colonization). As a political action you may remove Alexander from play and add 1 yellow token from the box to your yellow bank.',
  },
  aristotle: {
    name: 'Aristotle',
    text: 'Each time you take a technology card (any card with a science cost: farm, mine, urban, unit, special, government) from the card row, score 1 science.',
  },
  moses: { name: 'Moses', text: 'Increasing your population costs you 1 food less.' },
  homer: {
    name: 'Homer',
    text: '+1 happy face. On each of your turns you have 1 temporary resource for building or upgrading military units. When you replace Homer you may put the card under one of your completed wonders: that wonder gives +1 happy face for the rest of the game (the face stays even if the wonder is turned face down by Ravages of Time); if you do, you do not get the civil action back for replacing.',
  },
  'genghis-khan': {
    name: 'Genghis Khan',
    text: 'For tactics, any number of your infantry units may count as cavalry instead (same level). At the end of your turn (end-of-turn sequence, before the uprising check; not production) score 3 culture if you are one of the two strongest civilizations (2 players: the strongest); you win ties.',
  },
  'frederick-barbarossa': {
    name: 'Frederick Barbarossa',
    text: 'For 1 military action you may increase your population and build a military unit with it in one go: pay food and resources, each reduced by 1. Any number of times per turn while you have military actions.',
  },
  'christopher-columbus': {
    name: 'Christopher Columbus',
    text: 'As a political action you may remove Columbus from play and colonize a territory card from your hand without sending units: the card becomes your colony with its permanent and immediate effects. No event is prepared and no culture scored for it.',
  },
  'leonardo-da-vinci': {
    name: 'Leonardo da Vinci',
    text: 'Your best lab or library produces extra science equal to its level. Each time you develop a technology, gain 1 resource.',
  },
  michelangelo: {
    name: 'Michelangelo',
    text: "Your temples, theaters and completed wonders produce 1 extra culture for each happy face they give (St. Peter's increase counts; a wonder with Homer below counts). Taking a wonder costs no extra civil actions for completed wonders.",
  },
  'joan-of-arc': {
    name: 'Joan of Arc',
    text: '+1 culture, +1 military action. +1 strength for each happy face given by your temples and your government. At the beginning of your Politics Phase you may look at the top card of the current events deck.',
  },
  'napoleon-bonaparte': {
    name: 'Napoleon Bonaparte',
    text: '+2 military actions. +2 strength for each different type of military unit you have (infantry, cavalry, artillery, air force; at most +8).',
  },
  'william-shakespeare': {
    name: 'William Shakespeare',
    text: '+1 happy face. If you have a library, theaters cost you 1 resource less and theater technologies 1 science less; if you have a theater, libraries and library technologies likewise. Each pair of one library and one theater produces 2 extra culture (pairs = min(libraries, theaters)).',
  },
  'isaac-newton': {
    name: 'Isaac Newton',
    text: 'Your best lab or library produces extra science equal to its level. Each time you develop a technology, you get 1 spent civil action back (also after a revolution).',
  },
  'maximilien-robespierre': {
    name: 'Maximilien Robespierre',
    text: '+1 military action. A revolution costs you all your military actions instead of all your civil actions (all military actions must be available; newly gained military actions are spent, newly gained civil actions are available). When you declare a revolution, score 3 culture.',
  },
  'james-cook': {
    name: 'James Cook',
    text: 'When colonizing you may discard up to 2 military cards for +1 colonization each. Your first colony produces 2 extra culture, each further colony 1.',
  },
  'johann-sebastian-bach': {
    name: 'Johann Sebastian Bach',
    text: 'Each of your theaters produces 1 extra culture. Theater technologies cost you 2 science less. Once per turn you may spend 1 civil action to upgrade any urban building to a theater of the same or higher level, paying the usual cost difference (not below 0), within the limit of your government.',
  },
  'mahatma-gandhi': {
    name: 'Mahatma Gandhi',
    text: '+2 culture. You may not play aggressions or wars. Opponents pay twice the military actions for an aggression or war against you.',
  },
  'bill-gates': {
    name: 'Bill Gates',
    text: 'Each of your labs also produces resources equal to its level (blue tokens placed on the lab card, worth its level each; they are spent like resources). When he leaves play, or at the end of the game, score culture equal to this additional production. Not mine production.',
  },
  'sid-meier': { name: 'Sid Meier', text: 'Each of your labs produces culture equal to its level and 1 science less.' },
  'winston-churchill': {
    name: 'Winston Churchill',
    text: 'Once on each of your turns choose one: score 3 culture; or for this turn you have 3 temporary science for developing military unit technologies and 3 temporary resources for building and upgrading units. If you make no choice, the 3 culture are scored at the end of your turn.',
  },
  'albert-einstein': {
    name: 'Albert Einstein',
    text: 'Your best lab or library produces extra science equal to its level. Each time you develop a technology, score 3 culture.',
  },
  'charlie-chaplin': {
    name: 'Charlie Chaplin',
    text: '+2 happy faces. Your best theater (one worker) produces twice as much culture.',
  },
  pyramids: { name: 'Pyramids', text: '+1 civil action.' },
  'hanging-gardens': { name: 'Hanging Gardens', text: '+1 culture rating, +2 happy faces.' },
  colossus: { name: 'Colossus', text: '+2 strength, +1 colonization.' },
  'library-of-alexandria': {
    name: 'Library of Alexandria',
    text: '+1 culture, +1 science. Civil hand limit +1 and military hand limit +1 (no extra actions; the number of cards usable for defence stays the military action total).',
  },
  'great-wall': {
    name: 'Great Wall',
    text: '+1 culture, +1 happy face. +1 strength for each infantry and each artillery unit you have.',
  },
  'st-peter-s-basilica': {
    name: "St. Peter's Basilica",
    text: '+2 culture, +1 happy face. Every other card in play and every worker of yours that gives at least 1 happy face gives 1 more. It does not increase its own face; cards/workers with unhappy faces or none are not changed.',
  },
  'universitas-carolina': { name: 'Universitas Carolina', text: '+1 culture, +2 science.' },
  'taj-mahal': {
    name: 'Taj Mahal',
    text: '+3 culture, +1 blue token. While it lies in the card row: if you replaced your leader during this turn, taking it costs you 2 civil actions less (not below 0).',
  },
  'transcontinental-railroad': {
    name: 'Transcontinental Railroad',
    text: '+4 strength. One of your best mines (one worker on your highest-level mine card that has a worker) produces twice as many resources; this counts as mine production.',
  },
  'eiffel-tower': { name: 'Eiffel Tower', text: '+4 culture, +1 happy face.' },
  kremlin: { name: 'Kremlin', text: '+2 culture, +1 civil action, +1 military action, 1 unhappy face (happiness -1).' },
  'ocean-liner-service': {
    name: 'Ocean Liner Service',
    text: 'Once during each of your Action Phases (also in the turn it is completed) you may gain 1 population: move 1 yellow token from your yellow bank to your worker pool without paying an action or food. Not possible with an empty yellow bank.',
  },
  'first-space-flight': {
    name: 'First Space Flight',
    text: 'When completed, immediately score culture equal to the sum of the levels of all your technology cards in play (farms, mines, urban, units, special, government; initial Age A cards count 0). Workers are irrelevant.',
  },
  'fast-food-chains': {
    name: 'Fast Food Chains',
    text: 'When completed, immediately score 2 culture for each farm and mine (worker) and 1 culture for each urban building and military unit (worker).',
  },
  internet: {
    name: 'Internet',
    text: 'When completed, immediately score culture equal to the total culture + science + strength your urban buildings give, including effects (leaders) that change what those buildings produce.',
  },
  hollywood: {
    name: 'Hollywood',
    text: 'When completed, immediately score twice the culture produced by your theaters and libraries (including leader effects on them).',
  },
  'rich-land-a': { name: 'Rich Land' },
  'rich-land-i': { name: 'Rich Land' },
  'rich-land-ii': { name: 'Rich Land' },
  'urban-growth-a': { name: 'Urban Growth' },
  'urban-growth-i': { name: 'Urban Growth' },
  'urban-growth-ii': { name: 'Urban Growth' },
  'urban-growth-iii': { name: 'Urban Growth' },
  'frugality-a': { name: 'Frugality' },
  'frugality-i': { name: 'Frugality' },
  'frugality-ii': { name: 'Frugality' },
  'engineering-genius-a': { name: 'Engineering Genius' },
  'engineering-genius-i': { name: 'Engineering Genius' },
  'engineering-genius-ii': { name: 'Engineering Genius' },
  'engineering-genius-iii': { name: 'Engineering Genius' },
  'patriotism-a': { name: 'Patriotism' },
  'patriotism-i': { name: 'Patriotism' },
  'patriotism-ii': { name: 'Patriotism' },
  'patriotism-iii': { name: 'Patriotism' },
  'cultural-heritage-a': { name: 'Cultural Heritage' },
  'cultural-heritage-i': { name: 'Cultural Heritage' },
  'stockpile-a': { name: 'Stockpile' },
  'breakthrough-i': { name: 'Breakthrough' },
  'breakthrough-ii': { name: 'Breakthrough' },
  'reserves-i': { name: 'Reserves' },
  'reserves-ii': { name: 'Reserves' },
  'reserves-iii': { name: 'Reserves' },
  'revolutionary-idea-ii': { name: 'Revolutionary Idea' },
  'revolutionary-idea-iii': { name: 'Revolutionary Idea' },
  'efficient-upgrade-ii': { name: 'Efficient Upgrade' },
  'efficient-upgrade-iii': { name: 'Efficient Upgrade' },
  'wave-of-nationalism-ii': { name: 'Wave of Nationalism' },
  'military-build-up-iii': { name: 'Military Build-Up' },
  'endowment-for-the-arts-iii': { name: 'Endowment for the Arts' },
  'development-of-agriculture-a': { name: 'Development of Agriculture', text: 'Each civilization gains 2 food.' },
  'development-of-crafts-a': { name: 'Development of Crafts', text: 'Each civilization gains 2 resources.' },
  'development-of-civilization-a': {
    name: 'Development of Civilization',
    text: 'In turn order from the revealing player each player may do one of: increase population (pay the food cost minus 1); build a farm, mine or urban building (cost minus 1 resource, an unused worker is needed); develop a technology from hand (cost minus 1 science). No action is paid. A revolution is allowed for 1 science less; it then uses up all civil actions (all must be available).',
  },
  'development-of-markets-a': {
    name: 'Development of Markets',
    text: 'Each civilization gains 2 food or 2 resources (each player chooses for its own).',
  },
  'development-of-politics-a': {
    name: 'Development of Politics',
    text: 'Each player draws 3 military cards (current age deck). Hand limits are only checked at the end of your own turn.',
  },
  'development-of-religion-a': {
    name: 'Development of Religion',
    text: 'Each player with an unused worker may put it on Religion (build an Age A temple) for free. The urban building limit applies.',
  },
  'development-of-science-a': { name: 'Development of Science', text: 'Each civilization scores 2 science.' },
  'development-of-settlement-a': {
    name: 'Development of Settlement',
    text: 'Each civilization gains 1 population (free).',
  },
  'development-of-trade-routes-a': {
    name: 'Development of Trade Routes',
    text: 'Each civilization scores 1 science and gains 1 food and 1 resource.',
  },
  'development-of-warfare-a': {
    name: 'Development of Warfare',
    text: 'Each player with an unused worker may build a Warriors unit for free.',
  },
  'barbarians-i': {
    name: 'Barbarians',
    text: 'If the civilization with the most culture points is one of the two weakest (2 players: the weaker), it loses 1 population.',
  },
  'border-conflict-i': {
    name: 'Border Conflict',
    text: 'The weakest civilization destroys one of its own farms, mines or urban buildings (its choice; the worker becomes unused). The strongest civilization gains 3 resources.',
  },
  'crusades-i': {
    name: 'Crusades',
    text: 'The strongest civilization scores 4 culture, the weakest loses 4 culture (not below 0).',
  },
  'cultural-influence-i': {
    name: 'Cultural Influence',
    text: 'Each civilization scores culture equal to its culture rating.',
  },
  'foray-i': {
    name: 'Foray',
    text: 'Each of the two strongest civilizations (2 players: the stronger) gains a total of 3 food and/or resources, any mix.',
  },
  'good-harvest-i': {
    name: 'Good Harvest',
    text: 'Each civilization produces food immediately, without corruption and consumption.',
  },
  'immigration-i': {
    name: 'Immigration',
    text: 'All civilizations with the most happy faces (highest happiness rating, all tied) gain 1 population.',
  },
  'new-deposits-i': {
    name: 'New Deposits',
    text: 'Each civilization produces resources immediately, without corruption.',
  },
  'pestilence-i': { name: 'Pestilence', text: 'Each civilization loses 1 population.' },
  'raiders-i': {
    name: 'Raiders',
    text: 'Each of the two weakest civilizations (2 players: the weaker) loses a total of 2 food and/or resources (as far as it has them; owner chooses the mix).',
  },
  'rats-i': {
    name: 'Rats',
    text: 'Each civilization loses all its stored food (all blue tokens on farm cards return to the blue bank).',
  },
  'rebellion-i': {
    name: 'Rebellion',
    text: 'Each civilization immediately spends 2 available civil actions without effect per discontent worker (as many as it has). The player whose turn it is loses them for this turn; the other players start their next turn with that many fewer.',
  },
  'reign-of-terror-i': { name: 'Reign of Terror', text: 'The weakest civilization loses 1 population.' },
  'scientific-breakthrough-i': {
    name: 'Scientific Breakthrough',
    text: 'Each civilization scores science equal to its science rating.',
  },
  'uncertain-borders-i': {
    name: 'Uncertain Borders',
    text: 'The strongest civilization takes 1 yellow token from the yellow bank of the weakest (nothing if that bank is empty).',
  },
  'civil-unrest-ii': {
    name: 'Civil Unrest',
    text: 'Each civilization loses 4 culture per discontent worker. All civilizations with the most discontent workers (at least 1) also return 1 blue token to the box. Nothing happens if nobody has discontent workers.',
  },
  'cold-war-ii': {
    name: 'Cold War',
    text: 'Each of the two strongest civilizations (2 players: the stronger) scores 6 science.',
  },
  'crime-wave-ii': {
    name: 'Crime Wave',
    text: 'Each of the two weakest civilizations (2 players: the weaker) loses 3 culture and returns 1 blue token to the box.',
  },
  'economic-progress-ii': {
    name: 'Economic Progress',
    text: 'Each civilization carries out: corruption, food production, food consumption, resource production (in this order; no scoring).',
  },
  'emigration-ii': {
    name: 'Emigration',
    text: 'Each civilization loses population equal to half (rounded up) of its discontent workers.',
  },
  'iconoclasm-ii': {
    name: 'Iconoclasm',
    text: 'Each civilization whose leader is not of the current age must remove that leader from play (no action back).',
  },
  'independence-declaration-ii': {
    name: 'Independence Declaration',
    text: 'The weakest civilization loses 1 colony of its choice (permanent effects are lost; the card leaves the game).',
  },
  'international-agreement-ii': {
    name: 'International Agreement',
    text: 'The strongest civilization may give up its next political action to take civil cards from the row worth up to 5 civil actions (usual costs, discounts and limits; no own actions are spent). Then cards slide left and the row is refilled without removing cards from the left; this may end the age. If the current player takes action cards this way they may be played this turn. If the strongest is the current player, the political action already being carried out counts as this one; the next one is given up. Also allowed in the last round.',
  },
  'national-pride-ii': {
    name: 'National Pride',
    text: 'The civilization with the most culture points scores 5 culture.',
  },
  'politics-of-strength-ii': {
    name: 'Politics of Strength',
    text: 'The strongest civilization draws 5 military cards. The weakest discards 3 military cards (its choice, as many as it has). In Age IV instead: strongest scores 5 culture, weakest loses 3 culture.',
  },
  'popularization-of-science-ii': {
    name: 'Popularization of Science',
    text: 'Each civilization scores culture equal to its science rating.',
  },
  'prosperity-ii': { name: 'Prosperity', text: 'Each civilization gains food equal to its happiness rating (max 8).' },
  'ravages-of-time-ii': {
    name: 'Ravages of Time',
    text: 'Each player with at least one completed wonder of Age A or I chooses one of them and turns it face down: its effects end and it produces 2 culture (rating) instead. It still counts as a completed wonder of its age.',
  },
  'refugees-ii': {
    name: 'Refugees',
    text: 'The weakest civilization loses 3 culture and 1 population; the strongest scores 3 culture and gains 1 population.',
  },
  'terrorism-ii': {
    name: 'Terrorism',
    text: 'The civilization with the fewest culture points chooses and destroys 1 urban building of each other civilization (worker becomes unused).',
  },
  'impact-of-agriculture-iii': {
    name: 'Impact of Agriculture',
    text: 'Each civilization scores culture equal to its food production, plus 4 if the production exceeds its consumption.',
  },
  'impact-of-architecture-iii': {
    name: 'Impact of Architecture',
    text: 'Each civilization scores 1 culture per level of each of its urban buildings (workers).',
  },
  'impact-of-balance-iii': {
    name: 'Impact of Balance',
    text: 'Each civilization scores twice the lowest of: science rating, culture rating, food production, resource production (no corruption, no consumption; production bonuses count).',
  },
  'impact-of-colonies-iii': { name: 'Impact of Colonies', text: 'Each civilization scores 3 culture per colony.' },
  'impact-of-competition-iii': {
    name: 'Impact of Competition',
    text: 'Each civilization scores 1 culture per level of each of its military units and arenas.',
  },
  'impact-of-government-iii': {
    name: 'Impact of Government',
    text: 'Each civilization scores 2 culture per civil action and 1 culture per military action of its totals.',
  },
  'impact-of-happiness-iii': {
    name: 'Impact of Happiness',
    text: 'Each civilization scores 2 culture per happy face (rating max 8, so at most 16) and loses 2 culture per discontent worker.',
  },
  'impact-of-industry-iii': {
    name: 'Impact of Industry',
    text: 'Each civilization scores culture equal to the resources its mines produce (other sources, such as production bonuses, pacts and labs, are ignored; Machu Picchu and the railroad count).',
  },
  'impact-of-population-iii': {
    name: 'Impact of Population',
    text: 'Each civilization scores 2 culture for each content worker above 10 (all workers on cards and unused, minus discontent workers).',
  },
  'impact-of-progress-iii': {
    name: 'Impact of Progress',
    text: 'Each civilization scores 2 culture per level of its government and of each of its special (blue) technologies.',
  },
  'impact-of-science-iii': {
    name: 'Impact of Science',
    text: 'Civilizations are ranked by science rating and score 10/0, 14/7/0 or 15/10/5/0 culture with 2, 3, 4 players.',
  },
  'impact-of-strength-iii': {
    name: 'Impact of Strength',
    text: 'Civilizations are ranked by strength rating and score 10/0, 14/7/0 or 15/10/5/0 culture with 2, 3, 4 players.',
  },
  'impact-of-technology-iii': {
    name: 'Impact of Technology',
    text: 'Each civilization scores 4 culture for each Age III technology in play (any kind, government included), in the shorter game for each of Age II.',
  },
  'impact-of-variety-iii': {
    name: 'Impact of Variety',
    text: 'Each civilization scores 2 culture for each type of military unit and each type of urban building it has (with at least 1 worker) and for each special (blue) technology.',
  },
  'impact-of-wonders-iii': {
    name: 'Impact of Wonders',
    text: 'Each civilization scores for each completed wonder 5 / 4 / 3 / 2 culture for Age A / I / II / III.',
  },
  'vast-territory-i': { name: 'Vast Territory' },
  'wealthy-territory-i': { name: 'Wealthy Territory' },
  'inhabited-territory-i': { name: 'Inhabited Territory' },
  'strategic-territory-i': { name: 'Strategic Territory' },
  'historic-territory-i': { name: 'Historic Territory' },
  'developed-territory-i': { name: 'Developed Territory' },
  'vast-territory-ii': { name: 'Vast Territory' },
  'wealthy-territory-ii': { name: 'Wealthy Territory' },
  'inhabited-territory-ii': { name: 'Inhabited Territory' },
  'strategic-territory-ii': { name: 'Strategic Territory' },
  'historic-territory-ii': { name: 'Historic Territory' },
  'developed-territory-ii': { name: 'Developed Territory' },
  'fighting-band-i': { name: 'Fighting Band' },
  'legion-i': { name: 'Legion' },
  'phalanx-i': { name: 'Phalanx' },
  'medieval-army-i': { name: 'Medieval Army' },
  'heavy-cavalry-i': { name: 'Heavy Cavalry' },
  'conquistadors-ii': { name: 'Conquistadors' },
  'fortifications-ii': { name: 'Fortifications' },
  'mobile-artillery-ii': { name: 'Mobile Artillery' },
  'defensive-army-ii': { name: 'Defensive Army' },
  'napoleonic-army-ii': { name: 'Napoleonic Army' },
  'classic-army-ii': { name: 'Classic Army' },
  'entrenchments-iii': { name: 'Entrenchments' },
  'mechanized-army-iii': { name: 'Mechanized Army' },
  'shock-troops-iii': { name: 'Shock Troops' },
  'modern-army-iii': { name: 'Modern Army' },
  'aggression-enslave-i': {
    name: 'Aggression: Enslave',
    text: 'The rival loses 1 population. You gain 2 food and 2 resources.',
  },
  'aggression-plunder-i': {
    name: 'Aggression: Plunder',
    text: 'Choose up to 3 food and/or resources of the rival: it loses them, you gain as many.',
  },
  'aggression-raid-i': {
    name: 'Aggression: Raid',
    text: 'Destroy 1 urban building of the rival of Age A or I. Gain half its printed build cost in resources, rounded up (discounts of neither side count).',
  },
  'aggression-annex-ii': {
    name: 'Aggression: Annex',
    text: 'Take 1 colony of the rival: it loses the permanent effects, you gain them; the immediate effect is not repeated. Needs a rival with a colony.',
  },
  'aggression-infiltrate-ii': {
    name: 'Aggression: Infiltrate',
    text: "Remove the rival's leader or unfinished wonder from play (your choice). Score 3 culture per level of the removed card (Age A: 0). Needs a rival with one of them.",
  },
  'aggression-plunder-ii': {
    name: 'Aggression: Plunder',
    text: 'Choose up to 5 food and/or resources of the rival: it loses them, you gain as many.',
  },
  'aggression-raid-ii': {
    name: 'Aggression: Raid',
    text: 'Destroy up to 2 urban buildings of the rival: one of Age II or older and one of Age I or older. Gain half the printed cost of each, rounded up.',
  },
  'aggression-spy-ii': { name: 'Aggression: Spy', text: 'The rival loses up to 5 science points, you score as many.' },
  'aggression-armed-intervention-iii': {
    name: 'Aggression: Armed Intervention',
    text: 'The rival loses up to 7 culture points, you score as many.',
  },
  'aggression-plunder-iii': {
    name: 'Aggression: Plunder',
    text: 'Choose up to 7 food and/or resources of the rival: it loses them, you gain as many.',
  },
  'aggression-raid-iii': {
    name: 'Aggression: Raid',
    text: 'Destroy up to 2 urban buildings of the rival: one of Age III or older and one of Age II or older. Gain half the printed cost of each, rounded up.',
  },
  'war-over-territory-ii': {
    name: 'War over Territory',
    text: "The victor takes 1 yellow token from the loser's yellow bank plus 1 for every full 5 points of strength advantage (only what is there).",
  },
  'war-over-technology-ii': {
    name: 'War over Technology',
    text: 'The victor takes science points from the loser equal to the strength advantage; instead of points it may take special (blue) technologies of the loser whose science costs fit into that amount (cost is deducted; not cards whose name the victor has in play or hand; a lower-level one than an own card of the same type is removed at once).',
  },
  'war-over-culture-iii': {
    name: 'War over Culture',
    text: 'The victor takes culture points from the loser: 5 plus the strength advantage (at most what the loser has).',
  },
  'open-borders-agreement-i': {
    name: 'Open Borders Agreement',
    text: 'Both have +1 military action. If one attacks the other, the attacker has +2 strength for that attack (aggression or war). The pact stays.',
  },
  'trade-routes-agreement-i': {
    name: 'Trade Routes Agreement',
    text: 'On its own turn A may use 1 food as 1 resource; B may use 1 resource as 1 food (once per turn each).',
  },
  'acceptance-of-supremacy-ii': {
    name: 'Acceptance of Supremacy',
    text: 'A: resource production bonus +1. B: resource production -1. They cannot attack each other.',
  },
  'international-trade-agreement-ii': {
    name: 'International Trade Agreement',
    text: 'A: resource production bonus +1. B: food production bonus +1.',
  },
  'promise-of-military-protection-ii': {
    name: 'Promise of Military Protection',
    text: 'A: +1 culture. B: +4 strength and -1 culture. Ends if one attacks the other (before the attack is evaluated).',
  },
  'scientific-cooperation-ii': {
    name: 'Scientific Cooperation',
    text: 'When one of the two develops a technology it pays 2 science less and the other must pay 1 science; if the other cannot pay, the technology cannot be developed.',
  },
  'international-tourism-iii': {
    name: 'International Tourism',
    text: 'Each produces 1 culture for each completed wonder of the other.',
  },
  'loss-of-sovereignty-iii': {
    name: 'Loss of Sovereignty',
    text: 'A: +2 culture. B: -2 culture, and nobody can declare war on B. They cannot attack each other.',
  },
  'military-pact-iii': {
    name: 'Military Pact',
    text: 'Both +3 strength. Ends if one attacks the other (before the attack is evaluated).',
  },
  'peace-treaty-iii': { name: 'Peace Treaty', text: 'Both +1 culture. They cannot attack each other.' },
  'military-bonus-i': { name: 'Military Bonus' },
  'military-bonus-ii': { name: 'Military Bonus' },
  'military-bonus-iii': { name: 'Military Bonus' },
};
