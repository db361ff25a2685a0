import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailVerification, type Verification } from './email-verification';
import { CodeJudge, type CodeVerdict } from './judge-code';
import type { VerifyingBrowser } from './send-verification-code';

export interface VerifiedByCode {
  readonly verdict: CodeVerdict;
  /** When the code was right. */
  readonly verification?: Verification;
}

export class VerifyEmailCode extends Command<VerifiedByCode> {
  constructor(
    readonly email: string,
    readonly code: string,
    readonly browser: VerifyingBrowser,
    readonly network: string,
    readonly unusableHash: string,
  ) {
    super();
  }
}

@CommandHandler(VerifyEmailCode)
export class VerifyEmailCodeHandler implements ICommandHandler<VerifyEmailCode> {
  constructor(
    private readonly judge: CodeJudge,
    private readonly verification: EmailVerification,
    private readonly clock: Clock,
  ) {}

  async execute({ email, code, browser, network, unusableHash }: VerifyEmailCode): Promise<VerifiedByCode> {
    const { verdict, account } = await this.judge.judge(email, 'verify-email', code, network);
    if (!account) return { verdict };
    return { verdict, verification: await this.verification.of(account, browser, unusableHash, this.clock.now()) };
  }
}
