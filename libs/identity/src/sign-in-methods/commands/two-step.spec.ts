import { after, aSession, aVerifiedAccount, NOW } from '../../domain/account.fixture';
import { Passkey } from '../domain/passkey';
import { aKey } from '../domain/passkey.fixture';
import { PeopleInMemory } from '../../domain/people.repository.fake';
import { Session } from '../../domain/session';
import { SecondStepNotBegun } from '../domain/sign-in-methods.errors';
import { SignInChanged } from '../domain/sign-in-methods.events';
import { SignInMethodsInMemory } from '../domain/sign-in-methods.fake';
import { BeginSecondStep, BeginSecondStepHandler } from './begin-second-step';
import { BeginTwoStep, BeginTwoStepHandler } from './begin-two-step';
import { AuthenticatorSecrets, RecoveryCodeGenerator, type SecretOwner } from '../../commands/ports';
import { RenewRecoveryCodes, RenewRecoveryCodesHandler } from './renew-recovery-codes';
import { WrongSecondStep } from '../../domain/attempts.errors';
import { TakeSecondStep, TakeSecondStepHandler } from './take-second-step';
import { TurnOffTwoStep, TurnOffTwoStepHandler } from './turn-off-two-step';
import { TurnOnTwoStep, TurnOnTwoStepHandler } from './turn-on-two-step';

const HALF_MINUTE_MS = 30_000;

describe('turning two-step verification on', () => {
  it('takes a code that the secret makes, and gives ten recovery codes', async () => {
    const { id, people, begin, turnOn, codeAt, changes } = givenAccount();
    await begin();

    people.sessions.add(aSession({ accountId: id }));
    const { recoveryCodes } = await turnOn(codeAt(NOW));

    expect(people.kept.sessions).toHaveLength(1);

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(changes()).toEqual(['two-step-on']);
  });

  it('changes nothing for a wrong code, or when it was not begun', async () => {
    const { begin, turnOn, begun, takeSecondStep } = givenAccount();
    await expect(turnOn('anything')).rejects.toMatchObject({ code: 'identity.two-step-not-begun' });
    await begin();
    await expect(turnOn('wrong')).rejects.toMatchObject({ code: 'identity.wrong-second-step' });
    await expect(takeSecondStep(await begun(), 'wrong')).rejects.toThrow(WrongSecondStep);
  });

  it('can begin again with another secret until it is on, and then not', async () => {
    const { begin, turnOn, codeAt } = givenAccount();
    const { secret } = await begin();
    expect((await begin()).secret).not.toBe(secret);
    await turnOn(codeAt(NOW));

    await expect(begin()).rejects.toMatchObject({ code: 'identity.two-step-already-on' });
    await expect(turnOn(codeAt(NOW))).rejects.toMatchObject({ code: 'identity.two-step-already-on' });
  });
});

describe('the second step', () => {
  it('takes the code of now or of half a minute around, each once, and none from before', async () => {
    const { on, codeAt, begun, takeSecondStep, later, id } = givenAccount();
    await on();
    later({ minutes: 5 });

    const code = codeAt(after({ minutes: 5, seconds: -30 }));
    expect(await takeSecondStep(await begun(), code)).toMatchObject({ accountId: id });
    await expect(takeSecondStep(await begun(), code)).rejects.toThrow(WrongSecondStep);
    await expect(takeSecondStep(await begun(), codeAt(after({ minutes: 4 })))).rejects.toThrow(WrongSecondStep);
    expect(await takeSecondStep(await begun(), codeAt(after({ minutes: 5 })))).toMatchObject({ accountId: id });
  });

  it('is one for one password: the flow ends with it, and after ten minutes', async () => {
    const { on, codeAt, begun, takeSecondStep, later, id } = givenAccount();
    await on();
    later({ minutes: 5 });
    const flow = await begun();

    expect(await takeSecondStep(flow, codeAt(after({ minutes: 5 })))).toMatchObject({ accountId: id });
    await expect(takeSecondStep(flow, codeAt(after({ minutes: 5, seconds: 30 })))).rejects.toThrow(SecondStepNotBegun);

    const old = await begun();
    later({ minutes: 15 });
    await expect(takeSecondStep(old, codeAt(after({ minutes: 15 })))).rejects.toThrow(SecondStepNotBegun);
  });

  it('takes a recovery code once, and tells the owner', async () => {
    const { on, begun, takeSecondStep, changes, id } = givenAccount();
    const [code = '', other = ''] = (await on()).recoveryCodes;

    expect(await takeSecondStep(await begun(), code)).toMatchObject({ accountId: id });
    await expect(takeSecondStep(await begun(), code)).rejects.toThrow(WrongSecondStep);
    expect(await takeSecondStep(await begun(), other)).toMatchObject({ accountId: id });
    expect(changes()).toEqual(['two-step-on', 'recovery-code-used', 'recovery-code-used']);
  });
});

describe('turning two-step verification off', () => {
  it('voids the recovery codes, and no session is a mfa one any more', async () => {
    const { on, off, begun, takeSecondStep, people, changes } = givenAccount();
    const [code = ''] = (await on()).recoveryCodes;
    await off();

    await expect(takeSecondStep(await begun(), code)).rejects.toThrow(WrongSecondStep);
    expect(people.kept.sessions.map(({ mfa }) => mfa)).toEqual([false]);
    expect(changes()).toEqual(['two-step-on', 'two-step-off']);
    await expect(off()).rejects.toMatchObject({ code: 'identity.two-step-off' });
  });
});

describe('turning two-step verification off, with a passkey left', () => {
  it('takes the strength of the other sessions only', async () => {
    const { id, on, off, people, passkeys } = givenAccount();
    await passkeys.add(Passkey.add(id, aKey(), 'Phone', NOW));
    await on();
    people.sessions.add(aSession({ accountId: id, mfa: true }));
    await off();

    expect(people.kept.sessions.map(({ mfa }) => mfa)).toEqual([true, false]);
  });
});

describe('new recovery codes', () => {
  it('void the ones before', async () => {
    const { on, renew, begun, takeSecondStep, id } = givenAccount();
    await expect(renew()).rejects.toMatchObject({ code: 'identity.two-step-off' });
    const [before = ''] = (await on()).recoveryCodes;
    const [now = ''] = (await renew()).recoveryCodes;

    await expect(takeSecondStep(await begun(), before)).rejects.toThrow(WrongSecondStep);
    expect(await takeSecondStep(await begun(), now)).toMatchObject({ accountId: id });
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
  let now = NOW;
  const clock = { now: () => now };

  const beginning = new BeginTwoStepHandler(people.accounts, authenticators, secrets, clock);
  const turningOn = new TurnOnTwoStepHandler(
    people.accounts,
    authenticators,
    recoveryCodes,
    secrets,
    codes,
    people.sessions,
    pendingSteps,
    clock,
  );
  const turningOff = new TurnOffTwoStepHandler(
    people.accounts,
    authenticators,
    recoveryCodes,
    passkeys,
    people.sessions,
    clock,
  );
  const renewing = new RenewRecoveryCodesHandler(people.accounts, authenticators, recoveryCodes, codes, clock);
  const stepping = new BeginSecondStepHandler(people.accounts, pendingSteps, clock);
  const taking = new TakeSecondStepHandler(
    pendingSteps,
    people.accounts,
    authenticators,
    recoveryCodes,
    secrets,
    codes,
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
    renew: () => renewing.execute(new RenewRecoveryCodes(id)),
    /** The password was right. */
    begun: async () => {
      const tokenHash = crypto.randomUUID();
      await stepping.execute(new BeginSecondStep(account.proof, tokenHash));
      return tokenHash;
    },
    takeSecondStep: (flow: string, code: string) => taking.execute(new TakeSecondStep(flow, code)),
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    /** What the owner is told of. */
    changes: () =>
      account
        .releaseEvents()
        .filter((event) => event instanceof SignInChanged)
        .map(({ change }) => change),
  };
}

/** A code names its half minute and the newest secret. */
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
