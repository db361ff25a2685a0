import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../domain/repositories';
import { CodeJudge, type CodeVerdict } from './judge-code';

export interface VerifiedByCode {
  readonly verdict: CodeVerdict;
  /** Whose address it is, when the code was right. */
  readonly accountId?: string;
}

export class VerifyEmailCode extends Command<VerifiedByCode> {
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
    private readonly judge: CodeJudge,
    private readonly accounts: Accounts,
  ) {}

  async execute({ email, code }: VerifyEmailCode): Promise<VerifiedByCode> {
    const { verdict, account } = await this.judge.judge(email, 'verify-email', code);
    if (!account) return { verdict };
    account.verifyEmail();
    await this.accounts.forgetDecoys(email);
    return { verdict, accountId: account.id };
  }
}
