import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Draft, draftOf, type SavedDraft, hasSameContent } from '../domain/draft';
import { DraftChangedElsewhere, DraftNotFound, TooManyDrafts } from '../domain/draft.errors';
import { Drafts } from '../domain/drafts.repository';
import { DraftsChanged } from '../domain/mailbox.events';

export const MAX_DRAFTS = 500;

export interface DraftVersion {
  readonly version: number;
  /** The saved subject, never empty. */
  readonly subject: string;
}

/** Creates a draft, or replaces the version that the caller last saved. */
export class SaveDraft extends Command<DraftVersion> {
  constructor(
    readonly draft: Draft,
    /** The caller's version; undefined for a new draft. */
    readonly basedOn: number | undefined,
  ) {
    super();
  }
}

@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(
    private readonly drafts: Drafts,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ draft, basedOn }: SaveDraft): Promise<DraftVersion> {
    const wanted = draftOf(draft);
    const found = await this.drafts.findForUpdate(wanted.ownerId, wanted.id);
    const { version, subject } = found ? await this.replace(found, wanted, basedOn) : await this.add(wanted, basedOn);
    return { version, subject };
  }

  private async add(wanted: Draft, basedOn: number | undefined): Promise<SavedDraft> {
    if (basedOn !== undefined) throw new DraftNotFound();
    if ((await this.drafts.count(wanted.ownerId)) >= MAX_DRAFTS) throw new TooManyDrafts(MAX_DRAFTS);
    const now = this.clock.now();
    const added = await this.drafts.add(wanted, now);
    if (!added) throw new DraftNotFound();
    this.events.record(new DraftsChanged([wanted.ownerId], now));
    return added;
  }

  /** Saving the same content again succeeds, in case the first answer was lost. */
  private async replace(found: SavedDraft, wanted: Draft, basedOn: number | undefined): Promise<SavedDraft> {
    if (hasSameContent(found, wanted)) return found;
    if (found.version !== basedOn) throw new DraftChangedElsewhere(found.version);
    const saved = { ...wanted, version: found.version + 1 };
    const now = this.clock.now();
    await this.drafts.update(saved, now);
    this.events.record(new DraftsChanged([wanted.ownerId], now));
    return saved;
  }
}
