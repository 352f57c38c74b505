/** What the expansion adds to the decision bar. */

import { DistrictChooser } from './district-chooser.tsx';
import { GovernmentChooser } from './governments.tsx';
import { NoExploring } from './no-exploring.tsx';

/** Each shows itself when it is asked for. */
export function Choosers() {
  return (
    <>
      <DistrictChooser />
      <GovernmentChooser />
      <NoExploring />
    </>
  );
}
