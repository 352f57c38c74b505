/** English names and explanations. */

import type { BaseNames } from './book.ts';

export const namesEn: BaseNames = {
  leaders: {
    rome: ['Trajan of Rome', 'Caravans on the economy card may start from any of your cities, mature or not.'],
    america: [
      'Teddy Roosevelt of America',
      'Natural wonder tokens lie on focus cards of your choice. There each may be spent, once a turn, as a trade token of that card or as its resource; then it is put on a card again.',
    ],
    aztec: [
      'Montezuma of the Aztecs',
      'If you won an attack this turn, you may swap any two cards of your focus row after resetting the military card.',
    ],
    egypt: ['Cleopatra of Egypt', 'Every wonder costs you 1 less.'],
    france: [
      'Catherine de Medici of France',
      'A culture card places 1, 2 or 3 more control tokens if the latest wonder you control is ancient, medieval or modern.',
    ],
    japan: [
      'Hōjō Tokimune of Japan',
      'In your own turn, deserts and mountains next to water or on the edge of the map have difficulty 3.',
    ],
    scythia: ['Tomyris of Scythia', '3 more combat value if the defending space is grassland or hill.'],
    sumeria: ['Gilgamesh of Sumeria', 'For each barbarian you defeat you also take a resource of your choice.'],
  },
  strengths: { slot: 'slot', card: 'card', terrain: 'terrain', 'city-state': 'city-state', reinforced: 'reinforced' },
  targets: {
    barbarian: 'barbarian',
    'city-state': 'the city-state',
    token: 'the control token',
    city: 'the city',
    capital: 'the capital',
  },
  types: {
    culture: 'culture',
    science: 'science',
    economy: 'economy',
    industry: 'industry',
    military: 'military',
  },
  focus: {
    'early-empire': ['Early Empire', 'Culture I: place up to 2 control tokens next to friendly cities.'],
    'drama-and-poetry': [
      'Drama and Poetry',
      'Culture II: place up to 2 control tokens next to friendly cities. Then you may move one of your control tokens to an empty land space next to it.',
    ],
    'civil-service': [
      'Civil Service',
      'Culture III: place up to 2 control tokens next to friendly cities, then 1 next to any friendly space.',
    ],
    'mass-media': [
      'Mass Media',
      'Culture IV: place up to 3 control tokens next to friendly cities. Then choose a rival control token within 2 spaces of a friendly space: replace it, or turn it over if it is reinforced.',
    ],
    astrology: ['Astrology', 'Science I: advance the tech dial by the number of the slot.'],
    mathematics: [
      'Mathematics',
      'Science II: put a trade token on one of your focus cards, then advance the tech dial by the number of the slot.',
    ],
    'replaceable-parts': [
      'Replaceable Parts',
      'Science III: take a resource of a kind you do not have, then advance the tech dial by the number of the slot.',
    ],
    'nuclear-power': [
      'Nuclear Power',
      'Science IV: in the fifth slot you may choose a space; in it and around it reinforced control tokens are turned over and the others destroyed. Then advance the tech dial by the number of the slot.',
    ],
    'foreign-trade': ['Foreign Trade', 'Economy I: 1 caravan moves up to 3 spaces.'],
    currency: [
      'Currency',
      'Economy II: 2 caravans move up to 4 spaces each. They may enter a space with a barbarian, which removes it for no trade token.',
    ],
    'steam-power': [
      'Steam Power',
      'Economy III: 2 caravans move up to 6 spaces each, over water too. Then you may exchange one of your resources for another.',
    ],
    capitalism: [
      'Capitalism',
      'Economy IV: 3 caravans move up to 6 spaces each, over water too. Once this card is reset you may resolve another card as though in slot 1.',
    ],
    pottery: ['Pottery', 'Industry I: build a wonder, or a city within 2 spaces of a friendly space.'],
    'animal-husbandry': [
      'Animal Husbandry',
      'Industry II: build a wonder, or a city within 3 spaces of a friendly space or of one of your caravans.',
    ],
    nationalism: [
      'Nationalism',
      'Industry III: build a wonder (7 production in the fifth slot), or a city within 4 spaces of a friendly space, counting through water.',
    ],
    urbanization: [
      'Urbanization',
      'Industry IV: build a wonder, or a city within 5 spaces of a friendly space, counting through water; then place up to 2 control tokens around the new city.',
    ],
    masonry: [
      'Masonry',
      'Military I: reinforce as many control tokens as the slot says, or attack twice within 2 spaces.',
    ],
    'iron-working': [
      'Iron Working',
      'Military II: reinforce as many control tokens as the slot says, or attack twice within 3 spaces with 1 more combat value, 3 more against barbarians.',
    ],
    'mass-production': [
      'Mass Production',
      'Military III: attack up to twice within 3 spaces, counting through water, with 2 more combat value. Then reinforce as many control tokens as the slot says, less the attacks made.',
    ],
    flight: [
      'Flight',
      'Military IV: attack up to three times within 5 spaces, counting through everything, with 3 more combat value; before or afterwards reinforce as many control tokens as the slot says.',
    ],
  },
  wonders: {
    stonehenge: [
      'Stonehenge',
      'Culture, ancient, cost 7. After placing a control token on a hill you may place one on each hill next to it, and so on from there.',
    ],
    'hanging-gardens': [
      'Hanging Gardens',
      'Culture, ancient, cost 8. At the start of your turn you may place a control token next to a friendly city on a space of difficulty 4 or less.',
    ],
    'forbidden-city': [
      'Forbidden City',
      'Culture, medieval, cost 9. At the start of your turn you may destroy a rival control token next to a friendly space.',
    ],
    'chichen-itza': [
      'Chichen Itza',
      'Culture, medieval, cost 10. You may place control tokens on empty forests anywhere.',
    ],
    'sydney-opera-house': [
      'Sydney Opera House',
      'Culture, modern, cost 10. Rival control tokens count for the maturity of your cities.',
    ],
    'eiffel-tower': [
      'Eiffel Tower',
      'Culture, modern, cost 12. At the start of your turn you may name two control tokens of one rival, who chooses one of them to be replaced by yours.',
    ],
    colossus: ['Colossus', 'Economy, ancient, cost 7. Your caravans share 6 more steps each time they move.'],
    'great-lighthouse': [
      'Great Lighthouse',
      'Economy, ancient, cost 8. Empty spaces on the edge of the map are always within range for your cities.',
    ],
    'great-zimbabwe': [
      'Great Zimbabwe',
      'Economy, medieval, cost 9. Up to 4 of your trade tokens may be kept here; at the start of your turn you may move them to focus cards.',
    ],
    'machu-picchu': [
      'Machu Picchu',
      'Economy, medieval, cost 10. Cards in slot 1 or 2 are resolved as though in slot 3.',
    ],
    'estadio-do-maracana': [
      'Estádio do Maracanã',
      'Economy, modern, cost 10. Once a turn, beside another card, you may also resolve and reset the economy card.',
    ],
    'big-ben': [
      'Big Ben',
      'Economy, modern, cost 10. 2 more combat value for each of your caravans next to the defending space.',
    ],
    oracle: [
      'Oracle',
      'Science, ancient, cost 8. At the start of your turn you may swap two neighbouring focus cards.',
    ],
    pyramids: ['Pyramids', 'Science, ancient, cost 9. When built: raise up to 3 cards from level I to level II.'],
    'porcelain-tower': ['Porcelain Tower', 'Science, medieval, cost 9. When built: raise up to 2 cards by one level.'],
    'potala-palace': [
      'Potala Palace',
      'Science, medieval, cost 10. You may hold 4 diplomacy cards of each rival. When built: take up to 3 of them.',
    ],
    'oxford-university': [
      'Oxford University',
      'Science, modern, cost 10. A new focus card may replace a card of any type but science.',
    ],
    kremlin: [
      'Kremlin',
      'Science, modern, cost 11. 4 more combat value when attacking a rival who has fewer reinforced control tokens.',
    ],
    petra: [
      'Petra',
      'Military, ancient, cost 7. 2 more combat value in defence. Barbarians that would enter your cities and reinforced control tokens turn round.',
    ],
    'terracotta-army': ['Terracotta Army', 'Military, ancient, cost 8. 2 more combat value when attacking.'],
    alhambra: ['Alhambra', 'Military, medieval, cost 10. 2 more combat value.'],
    'venetian-arsenal': [
      'Venetian Arsenal',
      'Military, medieval, cost 10. Once a turn you may resolve the card of the fifth slot again as though in slot 1.',
    ],
    'ruhr-valley': ['Ruhr Valley', 'Military, modern, cost 11. 5 more combat value in defence.'],
    pentagon: ['Pentagon', 'Military, modern, cost 12. 2 more combat value when attacking, at any distance.'],
  },
  cityStates: {
    kumasi: [
      'Kumasi',
      'Trades with culture. Its card: forests have difficulty 1 while you resolve culture or industry.',
    ],
    'mohenjo-daro': [
      'Mohenjo-Daro',
      'Trades with culture. Its card: placing control tokens is 1 less difficult everywhere.',
    ],
    seoul: ['Seoul', 'Trades with science. Its card: at the start of your turn you may move a barbarian one space.'],
    geneva: [
      'Geneva',
      "Trades with science. Its card: at the start of your turn you may exchange a rival's diplomacy card.",
    ],
    'buenos-aires': ['Buenos Aires', 'Trades with industry. Its card: the first wonder of each type costs you 2 less.'],
    brussels: ['Brussels', 'Trades with industry. Its card: wonders cost 1 less for each of your mature cities.'],
    kabul: ['Kabul', 'Trades with military. Its card: 3 more combat value against cities and city-states.'],
    carthage: [
      'Carthage',
      'Trades with military. Its card: 1 more combat value for each free city-state and each of your cities within 2 spaces of the defending space.',
    ],
  },
  diplomacy: {
    'joint-war': ['Joint War', "2 more combat value when attacking anybody but the card's owner."],
    'defensive-pact': ['Defensive Pact', "2 more combat value when defending against anybody but the card's owner."],
    embassy: [
      'Embassy',
      "Whenever your caravan reaches the owner's capital, the owner gets a trade token and you take a resource of your choice.",
    ],
    'open-borders': ['Open Borders', "The owner's control tokens count for the maturity of your cities."],
  },
  agendas: {
    warmonger: ['Warmonger', 'Defeat a rival capital, or control 2 conquered city-states.'],
    paranoid: ['Paranoid', 'Control 2 military wonders.'],
    technophile: ['Technophile', 'Reach 24 on the tech dial.'],
    scholarly: ['Scholarly', 'Control 2 scientific wonders.'],
    explorer: ['Explorer', 'Control 15 spaces next to water or the edge of the map.'],
    aesthetic: ['Aesthetic', 'Control 2 cultural wonders.'],
    civilized: ['Civilized', 'Have 8 cities on the map.'],
    'money-grubber': ['Money Grubber', 'Control 2 economic wonders.'],
    populous: ['Populous', 'Have 5 mature cities.'],
    preservationist: ['Preservationist', 'Control 2 natural wonders.'],
  },
  naturalWonders: {
    'torres-del-paine': 'Torres del Paine',
    'cliffs-of-dover': 'Cliffs of Dover',
    'mt-everest': 'Mt. Everest',
    'crater-lake': 'Crater Lake',
    'grand-mesa': 'Grand Mesa',
    'galapagos-islands': 'Galápagos Islands',
    'mt-kilimanjaro': 'Mt. Kilimanjaro',
    pantanal: 'Pantanal',
  },
  resources: { marble: 'marble', mercury: 'mercury', oil: 'oil', diamond: 'diamonds' },
  terrain: {
    grassland: ['grassland', 'Difficulty 1.'],
    hill: ['hill', 'Difficulty 2.'],
    forest: ['forest', 'Difficulty 3.'],
    desert: ['desert', 'Difficulty 4.'],
    mountain: ['mountain', 'Difficulty 5.'],
    water: ['water', 'Nothing may be placed on or counted through water unless a card says so.'],
    'natural-wonder': ['natural wonder', 'Difficulty 5, no kind of terrain.'],
  },
  sectors: {
    spawn: ['Barbarians return', 'Defeated barbarians come back where their letter is printed.'],
    blank: ['Nothing', 'Nothing happens.'],
    movement: ['Barbarians move', 'Every barbarian moves one space in the direction rolled.'],
    trade: ['Trade', 'Every player gets a trade token for each mature city.'],
  },
  components: {
    capital: ['capital', 'It can be defeated, but never taken.'],
    city: ['city', 'Defends with twice the difficulty of its space. 7 for each player.'],
    'control-token': ['control token', 'Makes its space friendly. 31 for each player.'],
    'reinforced-token': [
      'reinforced control token',
      'Gives 1 more combat value to itself and to friendly pieces around it.',
    ],
    caravan: [
      'caravan',
      'Brings trade tokens and diplomacy cards from city-states and rival cities. 3 for each player.',
    ],
    'trade-token': ['trade token', 'Spent while its focus card is resolved. At most 3 on a card.'],
    'tech-dial': ['tech dial', 'Gives new focus cards at 3 and 6 (level II), 10 and 14 (III), 19 and 24 (IV).'],
    'event-dial': ['event dial', 'Turned at the end of each round.'],
    'direction-token': ['direction token', 'Says which way the numbers of the die lead.'],
  },
  words: {
    sources: {
      single: 'Known from one source only.',
      'single-order': 'The order of the focus cards is known from one source only.',
      'disputed-slot': 'Known from one source; another says “two slots farther right”.',
      'disputed-terrain': 'Of some spaces on one of its sides another source shows other terrain.',
    },
    tokenOf: (owner) => `control token of ${owner}`,
    on: 'on',
    inside: 'in',
    beside: 'beside',
    quoted: (name) => name,
    cityAt: (place, piece, owner) => `${owner}'s ${piece} on ${place}`,
    numbered: (terrain, space) => `${terrain} ${space}`,
    of: 'of',
    barbarian: 'barbarian',
    barbarianText:
      'Moves with the event dial, destroys cities and control tokens, and defends with the difficulty of its space.',
    space: 'space',
    tile: 'tile',
    or: 'Or:',
    spentAs: 'Once a turn it may be spent as',
    resourceText: 'Gives 2 production towards wonders that take it.',
  },
};
