import type { Audit } from '@casewright/kernel';
import { aTokenHash, NOW } from '../domain/account.fixture';
import type { PeopleInMemory } from '../domain/people.repository.fake';
import { type BrowserTokens, type OpeningBrowser, SessionOpening } from './session-opening';

export const anOpeningBrowser = (tokens: Partial<BrowserTokens> = {}): OpeningBrowser => ({
  tokens: {
    tokenHash: aTokenHash(),
    previousTokenHash: undefined,
    deviceTokenHash: undefined,
    newDeviceTokenHash: aTokenHash(),
    ...tokens,
  },
  userAgent: 'Firefox',
  name: 'Firefox on Linux',
});

const noAudit: Audit = { record: async () => undefined };

export const sessionOpeningFor = ({ sessions, devices }: PeopleInMemory, audit = noAudit): SessionOpening =>
  new SessionOpening(sessions, devices, { record: () => undefined }, { now: () => NOW }, audit);
