/** The names the expansion adds to those of the base game. */

export type TerraLeaderId =
  | 'china'
  | 'england'
  | 'georgia'
  | 'inca'
  | 'indonesia'
  | 'netherlands'
  | 'nubia'
  | 'ottoman'
  | 'poland'
  | 'zulu';

export type TerraWonderId =
  | 'colosseum'
  | 'taj-mahal'
  | 'cristo-redentor'
  | 'apadana'
  | 'kilwa-kisiwani'
  | 'orszaghaz'
  | 'jebel-barkal'
  | 'huey-teocalli'
  | 'statue-of-liberty'
  | 'great-library'
  | 'university-of-sankore'
  | 'amundsen-scott-research-station'
  | 'pentagon-ti'
  | 'machu-picchu-ti';

export type TerraCityStateId = 'akkad' | 'antananarivo' | 'auckland' | 'palenque';

export type TerraNaturalWonderId = 'dead-sea' | 'mato-tipila' | 'ha-long-bay' | 'gobustan';

export type TerraDiplomacyId = 'open-borders-ti' | 'non-aggression-pact';

export type TerraVictoryCardId =
  | 'defensive-devastating'
  | 'diplomatic-hoarder'
  | 'expansionist-prolific'
  | 'industrious-progressive'
  | 'provincial-diversified'
  | 'technophile-scholarly-ti'
  | 'fortified'
  | 'expeditionary';

export type TerraAgendaId =
  | 'defensive'
  | 'devastating'
  | 'diplomatic'
  | 'hoarder'
  | 'expansionist'
  | 'prolific'
  | 'industrious'
  | 'progressive'
  | 'provincial'
  | 'diversified'
  | 'technophile-ti'
  | 'scholarly-ti'
  | 'fortified'
  | 'expeditionary';

/** The five kinds of districts (TI 7.1). */
export const DISTRICTS = ['campus', 'commercial-hub', 'encampment', 'industrial-zone', 'theater-square'] as const;
export type District = (typeof DISTRICTS)[number];

/** The six governments (TI 8.3). */
export type GovernmentId = 'republic' | 'monarchy' | 'oligarchy' | 'autocracy' | 'democracy' | 'communism';

/** The new standard focus cards and the unique ones (TI 1.5, TI 14). */
export type TerraFocusId =
  | 'irrigation'
  | 'engineering'
  | 'sanitation'
  | 'globalization'
  | 'masonry-ti'
  | 'iron-working-ti'
  | 'mass-production-ti'
  | 'flight-ti'
  | 'currency-ti'
  | 'animal-husbandry-ti'
  | UniqueFocusId;

export type UniqueFocusId =
  | 'radio'
  | 'mysticism'
  | 'writing'
  | 'wheel'
  | 'natural-history'
  | 'humanism'
  | 'siege-tactics'
  | 'industrialization'
  | 'state-workforce'
  | 'shipbuilding'
  | 'cartography'
  | 'construction'
  | 'banking'
  | 'astronomy'
  | 'military-engineering'
  | 'horseback-riding'
  | 'craftsmanship'
  | 'scorched-earth';
