import { Audit, Clock, draftAfter, firstDraft, ListHasDraft } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DefaultLibrary } from '../domain/default-library.repository';

/** Starts a draft with the defaults of the newest version. Returns the draft's ID. */
export class DraftDefaultVersion extends Command<{ readonly id: string }> {
  constructor(readonly by: string) {
    super();
  }
}

@CommandHandler(DraftDefaultVersion)
export class DraftDefaultVersionHandler implements ICommandHandler<DraftDefaultVersion> {
  constructor(
    private readonly library: DefaultLibrary,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ by }: DraftDefaultVersion): Promise<{ readonly id: string }> {
    const [newest] = await this.library.lock();
    if (newest && !newest.publishedAt) throw new ListHasDraft();
    const now = this.clock.now();
    const draft = newest ? draftAfter(newest, by, now) : firstDraft(by, now);
    await this.library.addVersion(draft);
    if (newest) await this.library.replaceDefaults(draft.id, await this.library.defaults(newest.id));
    await this.audit.record({
      subject: { kind: 'default-version', id: draft.id },
      details: { facts: { version: draft.number } },
    });
    return { id: draft.id };
  }
}
