import { Clock, Events } from '@casewright/kernel';
import { HOUR_MS } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FailedSignIns } from '../domain/failed-sign-ins.repository';
import { Accounts } from '../domain/people.repository';
import { isSpray, SignInsSprayed } from '../domain/sign-in-spray';

/** Notifies all admins of failed sign-ins at many accounts, at most once an hour. */
export class ReportSprays extends Command<void> {}

@CommandHandler(ReportSprays)
export class ReportSpraysHandler implements ICommandHandler<ReportSprays> {
  constructor(
    private readonly failures: FailedSignIns,
    private readonly accounts: Accounts,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const anHourAgo = new Date(now.getTime() - HOUR_MS);
    const recent = await this.failures.since(anHourAgo);
    if (!recent || !isSpray(recent) || !(await this.failures.beginAlert(now, anHourAgo))) return;
    for (const email of await this.accounts.adminEmails()) this.events.record(new SignInsSprayed(email, recent, now));
  }
}
