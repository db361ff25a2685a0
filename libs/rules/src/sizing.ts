export { basisText, type PricedBy, versionText } from './sizing/basis-text';
export {
  type Fit,
  type FitOptions,
  isFitted,
  machineFitter,
  type Resource,
  RESOURCES,
  UNFITTED_KINDS,
  type Unfitted,
} from './sizing/fit-machines';
export { fitText, unfittedText } from './sizing/fit-text';
export {
  fleetCost,
  type InstanceCount,
  storageMonthlyCents,
  type UnfittedCount,
  unfittedCounts,
} from './sizing/fleet-cost';
export {
  type InventoriedHost,
  knownHosts,
  type KnownHosts,
  sqlServerCount,
  type SqlServerCount,
  vmwareCount,
  type VmwareCount,
  windowsCount,
  type WindowsCount,
} from './sizing/license-counts';
export { type ClusterCores, vmwareCores, WINDOWS_EDITIONS, type WindowsEdition } from './sizing/licenses';
export { centsOf, centsText, microsText, monthlyCents } from './sizing/money';
export { type MachineToFit, SIZING_MODES, type SizingBasis, type SizingMode } from './sizing/needs';
export { COMMITMENTS, type Commitment, type InstanceLine, PRICE_FIELDS } from './sizing/price-line';
export { instancesAt, type LineOf, linesOf, lineTitle, placeOf, placesOf } from './sizing/price-offers';
export { type HostCount, type HostedLoad, type HostRules, sizeHosts } from './sizing/size-hosts';
export {
  COMMITMENT_LABELS,
  optionFault,
  SIZING_DEFAULTS,
  SIZING_OPTIONS,
  type SizingChoices,
  type SizingOption,
} from './sizing/sizing-options';
export { type SizedAssumption, sizedAssumptions, type SizedResult } from './sizing/sized-figures';
