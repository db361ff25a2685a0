import type { IntegrationEvent } from '@casewright/kernel';
import { ValueModelChanged, ValueModelCommented, ValueModelVersionMade } from './domain/value-model.events';

const CASE = '7d0c2f53-9a41-4c6e-8a0f-3f5d2b1e6c90';
const OWNER = '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a';
const VERSION = '2c1d7b0e-4a55-4d0b-9c3a-6f1f0a9b8e77';
const AT = new Date('2026-03-02T09:05:00Z');

/** One sample of each integration event. Its type, version and payload are the contract. */
export const VALUE_MODELS_EVENTS: readonly IntegrationEvent[] = [
  new ValueModelChanged(CASE, OWNER, AT),
  new ValueModelCommented(CASE, OWNER, 'Hosts to replace', 'Site B is missing.', AT),
  new ValueModelVersionMade(CASE, OWNER, VERSION, '1.0', 'f00d'.repeat(16), AT),
];
