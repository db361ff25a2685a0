import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressProof } from './address-proof';
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
    private readonly proof: AddressProof,
    private readonly clock: Clock,
  ) {}

  async execute({ email, code }: VerifyEmailCode): Promise<VerifiedByCode> {
    const { verdict, account } = await this.judge.judge(email, 'verify-email', code);
    if (!account) return { verdict };
    await this.proof.of(account, this.clock.now());
    return { verdict, accountId: account.id };
  }
}
