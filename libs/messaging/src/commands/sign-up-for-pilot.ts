import { Clock } from '@casewright/kernel';
import { phoneInE164, pilotFailures, type PilotForm } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SubmissionInvalid } from '../domain/submission.errors';
import { Submissions } from '../domain/submissions.repository';

export class SignUpForPilot extends Command<void> {
  constructor(
    readonly userId: string,
    readonly form: PilotForm,
  ) {
    super();
  }
}

@CommandHandler(SignUpForPilot)
export class SignUpForPilotHandler implements ICommandHandler<SignUpForPilot> {
  constructor(
    private readonly submissions: Submissions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, form }: SignUpForPilot): Promise<void> {
    const [first, ...others] = pilotFailures(form);
    if (first) throw new SubmissionInvalid([first, ...others]);
    const signup = {
      workEmail: form.workEmail.trim(),
      company: form.company.trim(),
      contactName: form.contactName.trim(),
      contactNumber: phoneInE164(form.contactNumber) ?? '',
    };
    await this.submissions.putPilot(userId, signup, this.clock.now());
  }
}
