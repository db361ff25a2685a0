import { after, anAccount, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { CodeDigits } from './ports';
import { VerifyEmailCode, VerifyEmailCodeHandler } from './verify-email-code';

const WRONG = { success: false, error: 'Invalid verification code' };

describe('verifying an address', () => {
  it('succeeds with the code that was sent', async () => {
    const { account, sendCode, verify } = givenAccount();
    const code = sendCode();

    expect(await verify(code)).toEqual({ success: true });
    expect(account.isVerified).toBe(true);
  });

  it('succeeds once: every code is void afterwards', async () => {
    const { sendCode, verify } = givenAccount();
    const older = sendCode();
    const newer = sendCode();

    expect(await verify(newer)).toEqual({ success: true });
    expect(await verify(newer)).toEqual(WRONG);
    expect(await verify(older)).toEqual(WRONG);
  });

  it('takes the two newest codes and none before them', async () => {
    const first = givenAccount();
    const oldest = first.sendCode(after({ minutes: -3 }));
    const older = first.sendCode(after({ minutes: -2 }));
    first.sendCode(after({ minutes: -1 }));

    expect(await first.verify(oldest)).toEqual(WRONG);
    expect(await first.verify(older)).toEqual({ success: true });
  });

  it('does not take a code older than 15 minutes', async () => {
    const { account, sendCode, verify } = givenAccount();

    expect(await verify(sendCode(after({ minutes: -15 })))).toEqual(WRONG);
    expect(account.isVerified).toBe(false);
  });

  it('locks after five wrong tries, for the right code too, until the window is over', async () => {
    const { sendCode, verify, later } = givenAccount();
    for (let n = 0; n < 5; n++) expect(await verify('wrong!')).toEqual(WRONG);

    expect(await verify(sendCode())).toEqual({
      success: false,
      error: 'Too many wrong codes. Please try again in 15 minutes.',
    });

    later({ minutes: 14, seconds: 30 });
    expect(await verify('wrong!')).toMatchObject({ error: expect.stringContaining('in 1 minute.') });
    later({ minutes: 15 });
    expect(await verify(sendCode(after({ minutes: 15 })))).toEqual({ success: true });
  });

  it('answers for an address that nobody signed up with as for any other', async () => {
    const { verify } = givenAccount();
    const answersFor = async (email?: string) => {
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push(await verify('wrong!', email));
      return answers;
    };

    expect(await answersFor('nobody@acme.example')).toEqual(await answersFor());
  });
});

function givenAccount() {
  const people = new PeopleInMemory();
  const account = anAccount();
  people.accounts.add(account);
  const digits = new DigitsOfId();
  let now = NOW;
  const handler = new VerifyEmailCodeHandler(people.accounts, people.codes, people.triesBook, digits, {
    now: () => now,
  });
  return {
    account,
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    /** The digits that the mail would carry. */
    sendCode: (at = NOW) => {
      const code = account.requestVerification(at);
      people.codes.add(code);
      return digits.of(code.id);
    },
    verify: (code: string, email = account.email) => handler.execute(new VerifyEmailCode(email, code)),
  };
}

class DigitsOfId extends CodeDigits {
  of(codeId: string): string {
    return codeId.slice(-6);
  }

  match(codeId: string, guess: string): boolean {
    return this.of(codeId) === guess;
  }
}
