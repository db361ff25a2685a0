import type { IntegrationEvent } from '@casewright/kernel';
import { CaseStarted } from './domain/case.events';

const CASE = '7d0c2f53-9a41-4c6e-8a0f-3f5d2b1e6c90';
const OWNER = '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a';

/** One sample per event: type, version, and payload are the contract. */
export const CASE_PRICING_EVENTS: readonly IntegrationEvent[] = [
  new CaseStarted(CASE, OWNER, 59, 'Helix vs. Initech', 2, new Date('2026-03-02T09:05:00Z')),
];
