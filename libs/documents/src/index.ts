export { canonicalJson, hashOf } from './snapshot/canonical-json';
export type { Snapshot } from './snapshot/snapshot';
export { valueCasePdf } from './pdf/value-case-pdf';
export type { Paper } from './pdf/pen';
export { sampleSnapshot } from './sample/sample-snapshot';
