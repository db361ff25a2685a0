import type { IntegrationEvent } from '@casewright/kernel';
import { EmailChanged } from './domain/email-change.events';

const ACCOUNT = '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a';
const AT = new Date('2026-03-02T09:05:00Z');

/** Identity's integration events for other contexts, by a sample of each: its type, version and payload are the contract. */
export const IDENTITY_EVENTS: readonly IntegrationEvent[] = [
  new EmailChanged(ACCOUNT, 'nora@northwind.example', 'nora@contoso.example', AT),
];
