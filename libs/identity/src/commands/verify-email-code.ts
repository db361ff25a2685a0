import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EmailCode } from '../domain/email-code';
import { Accounts, EmailCodes, TriesBook } from '../domain/repositories';
import { CodeDigits } from './ports';

/** An answer and no rejection, because a rejection would take the counted try back. */
export interface CodeVerdict {
  readonly success: boolean;
  readonly error?: string;
}

const PURPOSE = 'verify-email';
const WRONG: CodeVerdict = { success: false, error: 'Invalid verification code' };
const lockedFor = (seconds: number): CodeVerdict => ({
  success: false,
  error: `Too many wrong codes. Please try again in ${inMinutes(seconds)}.`,
});

export class VerifyEmailCode extends Command<CodeVerdict> {
  constructor(
    readonly email: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(VerifyEmailCode)
export class VerifyEmailCodeHandler implements ICommandHandler<VerifyEmailCode> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly book: TriesBook,
    private readonly digits: CodeDigits,
    private readonly clock: Clock,
  ) {}

  /** Whoever tries at one address takes turns, so that no try goes uncounted. An unknown address is treated alike. */
  async execute({ email, code }: VerifyEmailCode): Promise<CodeVerdict> {
    const tries = await this.book.hold(email, PURPOSE);
    const now = this.clock.now();
    const secondsLocked = tries.secondsLocked(now);
    if (secondsLocked > 0) return lockedFor(secondsLocked);

    const account = await this.accounts.holdAddress(email);
    const open = await this.codes.open(account?.id ?? crypto.randomUUID(), PURPOSE, now);
    if (!account || !this.isOneOf(open, code)) {
      tries.take(now);
      await this.book.keep(email, tries);
      return WRONG;
    }
    account.verifyEmail();
    await this.codes.voidAll(account.id, PURPOSE, now);
    return { success: true };
  }

  /** Looks at every one, found or not. */
  private isOneOf(open: readonly EmailCode[], guess: string): boolean {
    return open.filter(({ id }) => this.digits.match(id, guess)).length > 0;
  }
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
