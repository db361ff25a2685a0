import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ResetNotBegun } from '../domain/account.errors';
import { Flows } from '../domain/sign-in-methods';
import { CodeJudge, type CodeVerdict } from './judge-code';
import { PasswordReset } from './password-reset';

export class ResetPasswordByCode extends Command<CodeVerdict> {
  constructor(
    readonly flowTokenHash: string,
    readonly code: string,
    readonly passwordHash: string,
    readonly network: string,
  ) {
    super();
  }
}

@CommandHandler(ResetPasswordByCode)
export class ResetPasswordByCodeHandler implements ICommandHandler<ResetPasswordByCode> {
  constructor(
    private readonly flows: Flows,
    private readonly judge: CodeJudge,
    private readonly reset: PasswordReset,
    private readonly clock: Clock,
  ) {}

  async execute({ flowTokenHash, code, passwordHash, network }: ResetPasswordByCode): Promise<CodeVerdict> {
    const now = this.clock.now();
    const flow = await this.flows.hold(flowTokenHash, 'reset-password', now);
    if (!flow?.about) throw new ResetNotBegun();

    const { verdict, account } = await this.judge.judge(flow.about, 'reset-password', code, network);
    if (!account) return verdict;
    await this.reset.of(account, passwordHash, now);
    await this.flows.end(flowTokenHash);
    return verdict;
  }
}
