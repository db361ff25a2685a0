import type { ValueModelContent } from './content';
import type { ModelFault } from './model';
import { rangeFaults } from './number-faults';

/** What must be corrected before the content can be issued as a version. It can be saved meanwhile. */
export const versionFaults = ({ model }: ValueModelContent): readonly ModelFault[] =>
  rangeFaults(model).map((fault) => ({ ...fault, place: `model.${fault.place}` }));
