import { after, aSession, aVerifiedAccount, NOW } from '../../domain/account.fixture';
import { Passkey } from '../domain/passkey';
import { aKey } from '../domain/passkey.fixture';
import { PeopleInMemory } from '../../domain/people.repository.fake';
import { Session } from '../../domain/session';
import { SecondStepNotStarted } from '../domain/sign-in-methods.errors';
import { SignInChanged } from '../domain/sign-in-methods.events';
import { SignInMethodsInMemory } from '../domain/sign-in-methods.fake';
import { BeginSecondStep, BeginSecondStepHandler } from './begin-second-step';
import { BeginTwoStep, BeginTwoStepHandler } from './begin-two-step';
import { AccountAccess } from '../../commands/account-access';
import { anOpeningBrowser, sessionOpeningFor } from '../../commands/session-opening.fixture';
import { AuthenticatorSecrets, RecoveryCodeGenerator, type SecretOwner } from '../../commands/ports';
import { RenewRecoveryCodes, RenewRecoveryCodesHandler } from './renew-recovery-codes';
import { WrongSecondStep } from '../../domain/attempts.errors';
import { CompleteSecondStep, CompleteSecondStepHandler } from './complete-second-step';
import { TurnOffTwoStep, TurnOffTwoStepHandler } from './turn-off-two-step';
import { TurnOnTwoStep, TurnOnTwoStepHandler } from './turn-on-two-step';

const HALF_MINUTE_MS = 30_000;

describe('turning on two-step verification', () => {
  it('accepts a code of the secret and returns ten recovery codes', async () => {
    const { id, people, begin, turnOn, codeAt, changes } = givenAccount();
    await begin();

    people.sessions.add(aSession({ accountId: id }));
    const { recoveryCodes } = await turnOn(codeAt(NOW));

    expect(people.kept.sessions).toHaveLength(1);

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(changes()).toEqual(['two-step-on']);
  });

  it('changes nothing for a wrong code or without a secret', async () => {
    const { begin, turnOn, pendingSignIn, completeSecondStep } = givenAccount();
    await expect(turnOn('anything')).rejects.toMatchObject({ code: 'identity.two-step-not-begun' });
    await begin();
    await expect(turnOn('wrong')).rejects.toMatchObject({ code: 'identity.wrong-second-step' });
    await expect(completeSecondStep(await pendingSignIn(), 'wrong')).rejects.toThrow(WrongSecondStep);
  });

  it('can start over with another secret until it is on', async () => {
    const { begin, turnOn, codeAt } = givenAccount();
    const { secret } = await begin();
    expect((await begin()).secret).not.toBe(secret);
    await turnOn(codeAt(NOW));

    await expect(begin()).rejects.toMatchObject({ code: 'identity.two-step-already-on' });
    await expect(turnOn(codeAt(NOW))).rejects.toMatchObject({ code: 'identity.two-step-already-on' });
  });
});

describe('second step', () => {
  it('accepts the code of the current, previous or next 30 seconds once, and no older one', async () => {
    const { on, codeAt, pendingSignIn, completeSecondStep, later, id } = givenAccount();
    await on();
    later({ minutes: 5 });

    const code = codeAt(after({ minutes: 5, seconds: -30 }));
    expect(await completeSecondStep(await pendingSignIn(), code)).toMatchObject({ accountId: id });
    await expect(completeSecondStep(await pendingSignIn(), code)).rejects.toThrow(WrongSecondStep);
    await expect(completeSecondStep(await pendingSignIn(), codeAt(after({ minutes: 4 })))).rejects.toThrow(
      WrongSecondStep,
    );
    expect(await completeSecondStep(await pendingSignIn(), codeAt(after({ minutes: 5 })))).toMatchObject({
      accountId: id,
    });
  });

  it('works once per password, within ten minutes', async () => {
    const { on, codeAt, pendingSignIn, completeSecondStep, later, id } = givenAccount();
    await on();
    later({ minutes: 5 });
    const flow = await pendingSignIn();

    expect(await completeSecondStep(flow, codeAt(after({ minutes: 5 })))).toMatchObject({ accountId: id });
    await expect(completeSecondStep(flow, codeAt(after({ minutes: 5, seconds: 30 })))).rejects.toThrow(
      SecondStepNotStarted,
    );

    const old = await pendingSignIn();
    later({ minutes: 15 });
    await expect(completeSecondStep(old, codeAt(after({ minutes: 15 })))).rejects.toThrow(SecondStepNotStarted);
  });

  it('accepts a recovery code once and notifies the owner', async () => {
    const { on, pendingSignIn, completeSecondStep, changes, id } = givenAccount();
    const [code = '', other = ''] = (await on()).recoveryCodes;

    expect(await completeSecondStep(await pendingSignIn(), code)).toMatchObject({ accountId: id });
    await expect(completeSecondStep(await pendingSignIn(), code)).rejects.toThrow(WrongSecondStep);
    expect(await completeSecondStep(await pendingSignIn(), other)).toMatchObject({ accountId: id });
    expect(changes()).toEqual(['two-step-on', 'recovery-code-used', 'recovery-code-used']);
  });
});

describe('turning off two-step verification', () => {
  it('voids recovery codes, ends other sessions, and makes the current one single-factor', async () => {
    const { id, on, off, pendingSignIn, completeSecondStep, people, changes } = givenAccount();
    const [code = ''] = (await on()).recoveryCodes;
    people.sessions.add(aSession({ accountId: id, mfa: true }));
    await off();

    await expect(completeSecondStep(await pendingSignIn(), code)).rejects.toThrow(WrongSecondStep);
    expect(people.kept.sessions.map(({ mfa }) => mfa)).toEqual([false]);
    expect(changes()).toEqual(['two-step-on', 'two-step-off']);
    await expect(off()).rejects.toMatchObject({ code: 'identity.two-step-off' });
  });
});

describe('turning off two-step verification with a passkey left', () => {
  it('ends other sessions, and the current one stays multi-factor', async () => {
    const { id, on, off, people, passkeys } = givenAccount();
    await passkeys.add(Passkey.add(id, aKey(), 'Phone', NOW));
    await on();
    people.sessions.add(aSession({ accountId: id, mfa: true }));
    await off();

    expect(people.kept.sessions.map(({ mfa }) => mfa)).toEqual([true]);
  });
});

describe('new recovery codes', () => {
  it('replace the old ones and end other sessions', async () => {
    const { on, renew, pendingSignIn, completeSecondStep, people, id } = givenAccount();
    await expect(renew()).rejects.toMatchObject({ code: 'identity.two-step-off' });
    const [before = ''] = (await on()).recoveryCodes;
    people.sessions.add(aSession({ accountId: id, mfa: true }));
    const [now = ''] = (await renew()).recoveryCodes;
    expect(people.kept.sessions).toHaveLength(1);

    await expect(completeSecondStep(await pendingSignIn(), before)).rejects.toThrow(WrongSecondStep);
    expect(await completeSecondStep(await pendingSignIn(), now)).toMatchObject({ accountId: id });
  });
});

function givenAccount() {
  const people = new PeopleInMemory();
  const { authenticators, recoveryCodes, pendingSteps, passkeys } = new SignInMethodsInMemory();
  const account = aVerifiedAccount();
  const { id } = account;
  people.accounts.add(account);
  const opening = { accountId: id, tokenHash: 'token', deviceId: null, userAgent: '', mfa: true };
  const session = Session.open(opening, NOW);
  people.sessions.add(session);
  const secrets = new CountedSecrets();
  const codes = new CountedRecoveryCodes();
  const access = new AccountAccess(people.sessions, pendingSteps, people.devices);
  let now = NOW;
  const clock = { now: () => now };

  const beginning = new BeginTwoStepHandler(people.accounts, authenticators, secrets, clock);
  const turningOn = new TurnOnTwoStepHandler(
    people.accounts,
    authenticators,
    recoveryCodes,
    secrets,
    codes,
    access,
    clock,
  );
  const turningOff = new TurnOffTwoStepHandler(
    people.accounts,
    authenticators,
    recoveryCodes,
    passkeys,
    people.sessions,
    access,
    clock,
  );
  const renewing = new RenewRecoveryCodesHandler(people.accounts, authenticators, recoveryCodes, codes, access, clock);
  const stepping = new BeginSecondStepHandler(people.accounts, pendingSteps, clock);
  const taking = new CompleteSecondStepHandler(
    pendingSteps,
    people.accounts,
    authenticators,
    recoveryCodes,
    secrets,
    codes,
    sessionOpeningFor(people),
    clock,
  );

  const begin = () => beginning.execute(new BeginTwoStep(id));
  const turnOn = (code: string) => turningOn.execute(new TurnOnTwoStep(id, code, session.id));
  const codeAt = (at: Date) => secrets.codeAt(at);
  return {
    id,
    people,
    passkeys,
    begin,
    turnOn,
    codeAt,
    on: async () => {
      await begin();
      return turnOn(codeAt(now));
    },
    off: () => turningOff.execute(new TurnOffTwoStep(id, session.id)),
    renew: () => renewing.execute(new RenewRecoveryCodes(id, session.id)),
    /** A sign-in after the correct password. */
    pendingSignIn: async () => {
      const tokenHash = crypto.randomUUID();
      await stepping.execute(new BeginSecondStep(account.proof, tokenHash));
      return tokenHash;
    },
    completeSecondStep: async (flow: string, code: string) => {
      await taking.execute(new CompleteSecondStep(flow, code, anOpeningBrowser()));
      return people.kept.sessions.at(-1);
    },
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    /** Changes that the owner is notified of. */
    changes: () =>
      account
        .releaseEvents()
        .filter((event) => event instanceof SignInChanged)
        .map(({ change }) => change),
  };
}

/** Codes are made of their step and the newest secret. */
class CountedSecrets extends AuthenticatorSecrets {
  private made = 0;

  create(): { secret: string; sealedSecret: string } {
    this.made += 1;
    return { secret: `secret ${this.made}`, sealedSecret: `${this.made}` };
  }

  codeAt(at: Date): string {
    return `${this.made}:${Math.floor(at.getTime() / HALF_MINUTE_MS)}`;
  }

  stepOf(code: string, { sealedSecret }: SecretOwner, at: Date): number | undefined {
    const [secret, step] = code.split(':');
    const now = Math.floor(at.getTime() / HALF_MINUTE_MS);
    return secret === sealedSecret && Math.abs(Number(step) - now) <= 1 ? Number(step) : undefined;
  }
}

class CountedRecoveryCodes extends RecoveryCodeGenerator {
  private made = 0;

  create(): readonly string[] {
    return Array.from({ length: 10 }, () => `recovery ${++this.made}`);
  }

  hashOf(accountId: string, code: string): string {
    return `${accountId} ${code}`;
  }
}
