import { Clock } from '@casewright/kernel';
import { CONTACT_COOLDOWN_SECONDS, contactFailure, type ContactForm, phoneInE164 } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ContactCooldown, SubmissionInvalid } from '../domain/submission.errors';
import { Submissions } from '../domain/submissions.repository';

export class SubmitContactForm extends Command<void> {
  constructor(
    /** IP network of the sender. */
    readonly client: string,
    readonly form: ContactForm,
  ) {
    super();
  }
}

const COOLDOWN_MS = CONTACT_COOLDOWN_SECONDS * 1000;

@CommandHandler(SubmitContactForm)
export class SubmitContactFormHandler implements ICommandHandler<SubmitContactForm> {
  constructor(
    private readonly submissions: Submissions,
    private readonly clock: Clock,
  ) {}

  async execute({ client, form }: SubmitContactForm): Promise<void> {
    const failure = contactFailure(form);
    if (failure) throw new SubmissionInvalid([failure]);

    const now = this.clock.now();
    const last = await this.submissions.claimContact(client, now, new Date(now.getTime() - COOLDOWN_MS));
    if (last) throw new ContactCooldown(secondsLeft(last, now));
    const submission = {
      name: form.name.trim(),
      email: form.email.trim(),
      phone: phoneInE164(form.phone) ?? '',
      message: form.message.trim(),
    };
    await this.submissions.addContact(submission, now);
  }
}

/** Clamped, because concurrent submissions read the clock in any order. */
function secondsLeft(last: Date, now: Date): number {
  const seconds = Math.ceil((last.getTime() + COOLDOWN_MS - now.getTime()) / 1000);
  return Math.min(CONTACT_COOLDOWN_SECONDS, Math.max(1, seconds));
}
