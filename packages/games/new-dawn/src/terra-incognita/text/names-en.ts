/** English names and explanations of what is in the expansion's box. */

import type { BoxNames } from '../../text/book.ts';
import type { OwnKinds } from './names.ts';

/** What the expansion adds to the English names. */
export const terraNamesEn: BoxNames<'terraIncognita'> = {
  leaders: {
    china: [
      'Qin Shi Huang of China',
      'Every reinforced control token that helps you defend a city or control token adds 2 instead of 1.',
    ],
    england: [
      'Victoria of England',
      'After building a city that is the only one on its map tile you may place a reinforced control token next to it.',
    ],
    georgia: [
      'Tamar of Georgia',
      'A focus card counts as one slot farther right if you hold the card of a city-state of its type.',
    ],
    inca: [
      'Pachacuti of the Inca',
      'After placing a control token on a mountain you may place another on a space next to it, again and again.',
    ],
    indonesia: [
      'Gitarja of Indonesia',
      'Your caravans and armies may move on water. For your caravans all water spaces on the edge of the map are next to each other.',
    ],
    netherlands: [
      'Wilhelmina of the Netherlands',
      'For the abilities of your districts, water next to any of your districts is friendly and of every terrain.',
    ],
    nubia: ['Amanitore of Nubia', 'After resetting your growth card you may resolve one of your districts.'],
    ottoman: [
      'Suleiman of the Ottoman Empire',
      'At the start of your turn you may give Ibrahim to another player. 2 more combat value against whoever holds Ibrahim.',
    ],
    poland: [
      'Jadwiga of Poland',
      'At the start of your first turn choose a player and take one of their diplomacy cards; of that player you may hold any number.',
    ],
    zulu: [
      'Shaka of the Zulu',
      'After winning an attack put 1 trade token on your military card, 2 if you attacked a city or city-state.',
    ],
  },
  types: { growth: 'growth' },
  focus: {
    irrigation: [
      'Irrigation',
      "Growth I: place a district next to a friendly city, or reinforce up to the slot's number.",
    ],
    engineering: [
      'Engineering',
      "Growth II: place a district next to a friendly city, then a control token next to a friendly district; or reinforce up to the slot's number.",
    ],
    sanitation: [
      'Sanitation',
      "Growth III: place a district next to a friendly city, then reinforce up to the slot's number.",
    ],
    globalization: [
      'Globalization',
      "Growth IV: place a district, then everyone with a district of the kind you choose resolves it, then reinforce up to the slot's number.",
    ],
    'masonry-ti': ['Masonry', 'Military I: 1 army moves up to 3 spaces.'],
    'iron-working-ti': [
      'Iron Working',
      'Military II: 2 armies move up to 4 spaces each. 2 more combat value against barbarians.',
    ],
    'mass-production-ti': [
      'Mass Production',
      'Military III: 2 armies move up to 5 spaces each, water included. 2 more combat value. One army that was defeated this turn may move again.',
    ],
    'flight-ti': [
      'Flight',
      'Military IV: 2 armies move up to 6 spaces each, water included, and pass unreinforced control tokens, caravans, barbarians and city-states. 3 more combat value.',
    ],
    'currency-ti': [
      'Currency',
      "Economy II: 2 caravans move up to 4 spaces each. A caravan may enter a barbarian's space; the barbarian is removed and the caravan stops.",
    ],
    'animal-husbandry-ti': [
      'Animal Husbandry',
      'Industry II: build a wonder, or a city within 3 spaces of a friendly space, or a city where one of your caravans or armies stands, which then goes back to its card.',
    ],
    radio: [
      'Radio',
      'Culture IV (America): place up to 3 control tokens next to friendly cities. In the fifth slot, then replace a rival city within 4 spaces of a friendly city.',
    ],
    mysticism: [
      'Mysticism',
      'Growth I (Aztecs): as Irrigation; a control token the district replaces may be placed next to it.',
    ],
    writing: [
      'Writing',
      "Science I (China): advance the tech dial by the slot's number, then 1 more if you control a wonder.",
    ],
    wheel: ['Wheel', 'Economy I (Egypt): 1 caravan moves up to 4 spaces; every arrival also brings a resource.'],
    'natural-history': [
      'Natural History',
      "Science III (England): advance the tech dial by the slot's number and 1 for each kind of resource you have.",
    ],
    humanism: [
      'Humanism',
      'Culture III (France): place up to 2 control tokens next to friendly spaces, then take a trade token for each mature city.',
    ],
    'siege-tactics': [
      'Siege Tactics',
      'Military III (Georgia): 2 armies move up to 5 spaces each, water included. 2 more combat value. Reinforced tokens count 1 less for those you attack.',
    ],
    industrialization: [
      'Industrialization',
      'Industry III (Japan): build a wonder with 1 more production per district of yours, or a city within 4 spaces, water included.',
    ],
    'state-workforce': [
      'State Workforce',
      'Culture II (Inca): place up to 2 control tokens next to friendly cities. In the fifth slot, then 1 on a mountain next to a friendly space.',
    ],
    shipbuilding: [
      'Shipbuilding',
      'Economy II (Indonesia): 2 caravans move up to 4 spaces each, water included. Once, before a caravan explores, lay a water token next to it.',
    ],
    cartography: [
      'Cartography',
      'Economy III (Netherlands): 2 caravans move up to 6 spaces each, water included. Once a turn, on reaching a rival city 8 or more spaces from your capital, you may build a city within 2 spaces of it.',
    ],
    construction: [
      'Construction',
      'Industry II (Nubia): build a wonder, resources giving 3 production each, or a city within 3 spaces of a friendly space.',
    ],
    banking: [
      'Banking',
      'Economy III (Ottomans): 2 caravans move up to 6 spaces each, water included. Reaching the capital of whoever holds Ibrahim brings a resource.',
    ],
    astronomy: [
      'Astronomy',
      "Science II (Poland): look at up to 2 tiles of the stack; you may lay one as though exploring from the tile of your capital. Then advance the tech dial by the slot's number.",
    ],
    'military-engineering': [
      'Military Engineering',
      'Growth II (Rome): place a district; put armies from your military card on your cities; reinforce all your control tokens in and next to spaces with your armies.',
    ],
    'horseback-riding': ['Horseback Riding', 'Military I (Scythia): 1 army moves up to 6 spaces.'],
    craftsmanship: [
      'Craftsmanship',
      'Industry I (Sumeria): build a wonder, then advance the tech dial by 1; or build a city within 2 spaces of a friendly space.',
    ],
    'scorched-earth': [
      'Scorched Earth',
      'Military II (Zulu): 2 armies move up to 4 spaces each. Once a turn a beaten control token may be removed instead of replaced; then the army moves again.',
    ],
  },
  wonders: {
    colosseum: [
      'Colosseum',
      'Culture, ancient, cost 9. At the start of your turn reinforce a control token next to a friendly city.',
    ],
    'taj-mahal': [
      'Taj Mahal',
      'Culture, medieval, cost 9. A focus card counts as one slot farther right for each wonder of its type you control.',
    ],
    'cristo-redentor': [
      'Cristo Redentor',
      'Culture, modern, cost 11. When you build or capture it, replace a rival city within 3 spaces of it with one of yours.',
    ],
    apadana: [
      'Apadana',
      'Economy, ancient, cost 8. When you build or capture it, explore from any edge space, then place a control token on an empty space of the new tile.',
    ],
    'kilwa-kisiwani': [
      'Kilwa Kisiwani',
      'Economy, medieval, cost 9. A caravan that reaches a city-state brings 1 more trade token on any card.',
    ],
    orszaghaz: [
      'Országház',
      'Economy, modern, cost 11. A city-state your caravan reaches may be conquered without an attack.',
    ],
    'jebel-barkal': [
      'Jebel Barkal',
      'Military, ancient, cost 7. In a fight you may spend resources, 2 combat value each.',
    ],
    'huey-teocalli': [
      'Huey Teocalli',
      'Military, medieval, cost 9. 1 more combat value for each water space next to what you defend.',
    ],
    'statue-of-liberty': [
      'Statue of Liberty',
      'Military, modern, cost 12. Before you replace a rival city with one of yours, replace the rival control tokens next to it.',
    ],
    'great-library': [
      'Great Library',
      "Science, ancient, cost 8. When your caravan reaches a rival city you may take a focus card of the type and level of one of that player's cards.",
    ],
    'university-of-sankore': [
      'University of Sankore',
      'Science, medieval, cost 9. At the end of a turn in which you replaced a focus card you may swap two cards that are not science.',
    ],
    'amundsen-scott-research-station': [
      'Amundsen-Scott Research Station',
      'Science, modern, cost 10. Built in a new city on the edge of the map; then place up to 2 control tokens next to it.',
    ],
    'pentagon-ti': [
      'Pentagon',
      'Military, modern, cost 12. 2 more combat value when attacking. Your armies move any number of spaces.',
    ],
    'machu-picchu-ti': [
      'Machu Picchu',
      'Economy, medieval, cost 10. A card in slot 1 or 2 counts as two slots farther right.',
    ],
  },
  cityStates: {
    akkad: ['Akkad', 'Trades with military. Its card: your armies may pass rival control tokens.'],
    antananarivo: [
      'Antananarivo',
      'Trades with culture. Its card: in your turn Antananarivo counts as one of your cities; your armies may not stop there.',
    ],
    auckland: [
      'Auckland',
      'Trades with industry. Its card: cities may be counted through water, and spaces next to water have difficulty 1 for them.',
    ],
    palenque: [
      'Palenque',
      'Trades with science. Its card: while resolving a card, resources may be spent as trade tokens.',
    ],
  },
  diplomacy: {
    'open-borders-ti': [
      'Open Borders',
      "The owner's cities and control tokens count as friendly for your districts and for the maturity of your cities.",
    ],
    'non-aggression-pact': [
      'Non-Aggression Pact',
      'You may not attack the owner or destroy their pieces. If the owner does it to you, you may return the card to swap your military card with another.',
    ],
  },
  agendas: {
    defensive: ['Defensive', 'Have 15 reinforced control tokens.'],
    devastating: ['Devastating', 'Win an attack with a combat value of 16 or more.'],
    diplomatic: ['Diplomatic', 'Have diplomacy cards of 4 different players and/or city-states.'],
    hoarder: ['Hoarder', 'Have 5 resource and/or natural wonder tokens.'],
    expansionist: ['Expansionist', 'Have cities on 6 different map tiles; a fort is one.'],
    prolific: ['Prolific', 'Control 2 wonders of the same era.'],
    industrious: ['Industrious', 'Have 5 districts on the map.'],
    progressive: ['Progressive', 'Control a wonder of each era.'],
    provincial: ['Provincial', 'Have mature cities on 4 different map tiles; a fort is one.'],
    diversified: ['Diversified', 'Control wonders of 3 different types.'],
    'technophile-ti': ['Technophile', 'Have 3 focus cards of level IV in your focus row.'],
    'scholarly-ti': ['Scholarly', 'Control 2 scientific wonders.'],
    fortified: ['Fortified', 'Control a fort. Lost again with the fort.'],
    expeditionary: ['Expeditionary', 'Control 2 forts. Lost again with them.'],
  },
  naturalWonders: {
    'dead-sea': 'Dead Sea',
    'mato-tipila': 'Mato Tipila',
    'ha-long-bay': 'Ha Long Bay',
    gobustan: 'Gobustan',
  },
  strengths: { fort: 'fort', army: 'another army' },
  targets: { army: 'an army', caravan: 'a caravan', fort: 'the fort' },
  components: {
    army: ['army', 'Marches when its owner resolves the military card, attacks and explores.'],
    fort: ['fort', 'A space of its own, forest, that defends with 6. Who has a city on it controls it.'],
    district: ['district', 'A control token with an ability, placed by growth cards.'],
    government: ['government token', 'Lets its focus card count as slots farther right.'],
    'water-token': ['water token', 'Fills a hole of the map.'],
    ibrahim: [
      'Ibrahim',
      "When its holder's caravan reaches an Ottoman city, the holder and the Ottoman player each get a trade token.",
    ],
  },
};

/** Districts, governments and events of the dial. */
export const ownKindsEn: OwnKinds = {
  districts: {
    campus: ['campus', 'A trade token on science for each friendly mountain and natural wonder on and around it.'],
    'commercial-hub': [
      'commercial hub',
      'A trade token on any card for each mature city, or on economy for each friendly desert on and around it.',
    ],
    encampment: [
      'encampment',
      'Defeat a barbarian or rival army within 2 spaces, and/or reinforce a friendly control token within 2 spaces.',
    ],
    'industrial-zone': [
      'industrial zone',
      'A trade token on industry for each friendly forest on and around it, or 3 trade tokens of industry for a city within 2 spaces of a friendly space.',
    ],
    'theater-square': [
      'theater square',
      'Place a control token within 2 spaces of it, or of a friendly city with a wonder.',
    ],
  },
  governments: {
    republic: ['Republic', 'The culture card counts as two slots farther right.'],
    monarchy: ['Monarchy', 'The growth card counts as two slots farther right.'],
    oligarchy: ['Oligarchy', 'The economy card counts as two slots farther right.'],
    autocracy: ['Autocracy', 'The military card counts as two slots farther right.'],
    democracy: ['Democracy', 'The science card counts as one slot farther right.'],
    communism: ['Communism', 'The industry card counts as one slot farther right.'],
  },
  dialEvents: {
    spawn: [
      'Barbarians return',
      'Defeated barbarians come back where their letter is printed; armies there are defeated.',
    ],
    movement: ['Barbarians move', 'One die moves all barbarians; an army drives a barbarian back and is defeated.'],
    districts: ['Districts', 'Clockwise from the first player everyone resolves all of their districts.'],
    government: ['Government', 'Everyone may change government: the token of a card in either slot 1 goes on it.'],
    wonders: [
      'Wonders',
      'Face-up wonders get a trade token and cost 1 less; one that has a token is removed from the game.',
    ],
  },
};
