import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CodeVerifier } from './code-verifier';
import { EmailVerification, type Verification } from './email-verification';
import type { VerifyingBrowser } from './send-verification-code';

export class VerifyEmailCode extends Command<Verification> {
  constructor(
    readonly email: string,
    readonly code: string,
    readonly browser: VerifyingBrowser,
    readonly unusableHash: string,
  ) {
    super();
  }
}

@CommandHandler(VerifyEmailCode)
export class VerifyEmailCodeHandler implements ICommandHandler<VerifyEmailCode> {
  constructor(
    private readonly codes: CodeVerifier,
    private readonly verification: EmailVerification,
    private readonly clock: Clock,
  ) {}

  async execute({ email, code, browser, unusableHash }: VerifyEmailCode): Promise<Verification> {
    const account = await this.codes.verify(email, 'verify-email', code);
    return this.verification.of(account, browser, unusableHash, this.clock.now());
  }
}
