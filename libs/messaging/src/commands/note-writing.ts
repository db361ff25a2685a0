import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Conversations } from '../domain/conversations.repository';
import { ConversationNotFound } from '../domain/message.errors';
import { WritingNoted } from '../domain/mailbox.events';
import { Admins, Directory } from './ports';

/** Longer than the interval at which pages repeat the note. */
const WRITING_MS = 10_000;

/** Shows other admins that someone is writing a reply. */
export class NoteWriting extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly conversationId: string,
  ) {
    super();
  }
}

@CommandHandler(NoteWriting)
export class NoteWritingHandler implements ICommandHandler<NoteWriting> {
  constructor(
    private readonly conversations: Conversations,
    private readonly directory: Directory,
    private readonly admins: Admins,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, conversationId }: NoteWriting): Promise<void> {
    const now = this.clock.now();
    const writer = { id: adminId, name: await this.directory.nameOf(adminId) };
    const until = new Date(now.getTime() + WRITING_MS);
    if (!(await this.conversations.noteWriter(conversationId, writer, until))) throw new ConversationNotFound();
    const colleagues = (await this.admins.ids()).filter((id) => id !== adminId);
    if (colleagues.length > 0) this.events.record(new WritingNoted(colleagues, now));
  }
}
