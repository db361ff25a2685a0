import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseDue } from '../domain/reminder';
import { Reminders } from '../domain/reminder.repository';

/** Reminds the seller and the provider once per due date and kind of reminder. */
export class RemindOfDueCases extends Command<void> {}

@CommandHandler(RemindOfDueCases)
export class RemindOfDueCasesHandler implements ICommandHandler<RemindOfDueCases> {
  constructor(
    private readonly reminders: Reminders,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    for (const { caseId, ownerId, reminder, dueAt } of await this.reminders.take(now))
      this.events.record(new CaseDue(caseId, ownerId, reminder, dueAt, now));
  }
}
