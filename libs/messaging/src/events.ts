import type { IntegrationEvent } from '@casewright/kernel';
import { DraftsChanged, MailboxChanged, WritingNoted } from './domain/mailbox.events';
import { PilotApproved, PilotDeclined } from './domain/pilot.events';
import { UnreadMailDue } from './domain/unread-mails.events';

const USER = '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a';
const AT = new Date('2026-03-02T09:05:00Z');

/** One sample of each integration event. Its type, version and payload are the contract. */
export const MESSAGING_EVENTS: readonly IntegrationEvent[] = [
  new MailboxChanged([USER], AT),
  new DraftsChanged([USER], AT),
  new WritingNoted([USER], AT),
  new PilotApproved('c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2', USER, 100, AT),
  new PilotDeclined('c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2', USER, 'We only take pursuits in North America.', AT),
  new UnreadMailDue(USER, ['5f0c1f86-1c8e-4b7e-9a53-0d6c2f1f7b11'], AT),
];
