import { Account, type Applicant } from './account';
import { Device } from './device';
import { type Opening, Session } from './session';

export const NOW = new Date('2026-03-02T09:00:00Z');

export const after = ({ seconds = 0, minutes = 0 }: { seconds?: number; minutes?: number }, from = NOW): Date =>
  new Date(from.getTime() + (minutes * 60 + seconds) * 1000);

export const anApplicant = (overrides: Partial<Applicant> = {}): Applicant => ({
  email: `sam-${crypto.randomUUID()}@acme.example`,
  firstName: 'Sam',
  lastName: 'Seller',
  passwordHash: '$argon2id$of-a-password',
  ...overrides,
});

export function anAccount(overrides: Partial<Applicant> = {}, at = NOW): Account {
  const account = Account.register(anApplicant(overrides), at);
  account.releaseEvents();
  return account;
}

export function aVerifiedAccount(overrides: Partial<Applicant> = {}): Account {
  const account = anAccount(overrides);
  account.verifyEmail();
  return account;
}

export const aTokenHash = (): string => crypto.randomUUID().replaceAll('-', '').padEnd(43, '0');

export const aSession = (overrides: Partial<Opening> = {}, at = NOW): Session =>
  Session.open(
    {
      accountId: crypto.randomUUID(),
      tokenHash: aTokenHash(),
      deviceId: null,
      userAgent: 'Mozilla/5.0',
      mfa: false,
      ...overrides,
    },
    at,
  );

export const aDevice = (accountId: string, firstSeenAt = NOW): Device =>
  Device.meet(accountId, aTokenHash(), firstSeenAt);
