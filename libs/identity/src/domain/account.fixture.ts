import { Account, type Applicant } from './account';
import { Device } from './device';
import { type Opening, Session } from './session';

export const NOW = new Date('2026-03-02T09:00:00Z');

export const after = ({ seconds = 0, minutes = 0 }: { seconds?: number; minutes?: number }, from = NOW): Date =>
  new Date(from.getTime() + (minutes * 60 + seconds) * 1000);

export const anApplicant = (told: Partial<Applicant> = {}): Applicant => ({
  email: `sam-${crypto.randomUUID()}@acme.example`,
  firstName: 'Sam',
  lastName: 'Seller',
  passwordHash: '$argon2id$of-a-password',
  ...told,
});

export function anAccount(told: Partial<Applicant> = {}, at = NOW): Account {
  const account = Account.register(anApplicant(told), at);
  account.releaseEvents();
  return account;
}

export function aVerifiedAccount(told: Partial<Applicant> = {}): Account {
  const account = anAccount(told);
  account.verifyEmail();
  return account;
}

export const aTokenHash = (): string => crypto.randomUUID().replaceAll('-', '').padEnd(43, '0');

export const aSession = (told: Partial<Opening> = {}, at = NOW): Session =>
  Session.open(
    {
      accountId: crypto.randomUUID(),
      tokenHash: aTokenHash(),
      deviceId: null,
      userAgent: 'Mozilla/5.0',
      mfa: false,
      ...told,
    },
    at,
  );

export const aDevice = (accountId: string, firstSeenAt = NOW): Device =>
  Device.meet(accountId, aTokenHash(), firstSeenAt);
