/** Says beside the decision why the moving figure cannot explore from where it is. */

import { ActionName } from '../../../table/generic-panel.tsx';
import { useOffer } from '../../../table/offers.tsx';
import { Spot } from '../../../table/spot.tsx';
import { useTerraWords } from './words.ts';

/** A button that cannot be used and tells why; nothing where exploring is possible or not in question. */
export function NoExploring() {
  const words = useTerraWords();
  const { actions, refusals } = useOffer('button:explore');
  if (actions.length > 0 || refusals.length === 0) return null;
  return (
    <Spot anchor="button:explore" explanation={{ title: words.exploring }} className="button ti-not-now">
      <ActionName action={{ type: 'explore' }} />
    </Spot>
  );
}
