import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ContactSubmissionNotFound } from '../domain/submission.errors';
import { Submissions } from '../domain/submissions.repository';

export class SetContactAnswered extends Command<void> {
  constructor(
    readonly submissionId: string,
    readonly isAnswered: boolean,
    readonly adminId: string,
  ) {
    super();
  }
}

@CommandHandler(SetContactAnswered)
export class SetContactAnsweredHandler implements ICommandHandler<SetContactAnswered> {
  constructor(
    private readonly submissions: Submissions,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactSubmissionNotFound */
  async execute({ submissionId, isAnswered, adminId }: SetContactAnswered): Promise<void> {
    const answered = isAnswered ? { by: adminId, at: this.clock.now() } : undefined;
    if (!(await this.submissions.setContactAnswered(submissionId, answered))) throw new ContactSubmissionNotFound();
  }
}
