import { type EventMetadata, HandlesEvent, type EventHandler } from '@casewright/platform';
import { CASE_ACTORS, CASE_COMMANDS, type CaseActor, type CaseCommand } from '@casewright/rules';
import { QueryBus } from '@nestjs/cqrs';
import { IsIn, IsUUID } from 'class-validator';
import { SellerInbox } from '../../commands/ports';
import { GetCaseMail } from '../../queries/get-case-mail';
import { caseMovedNotice, isNotified } from '../mails/case-moved';

class CaseMovedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsIn(CASE_COMMANDS)
  readonly command!: CaseCommand;

  @IsIn(CASE_ACTORS)
  readonly party!: CaseActor;
}

/** Notifies the seller's inbox about what is also emailed. */
@HandlesEvent({ event: 'pursuits.case-moved', name: 'pursuits.tell-seller-when-case-moved' })
export class NotifySellerWhenCaseMoved implements EventHandler<CaseMovedPayload> {
  readonly payload = CaseMovedPayload;

  constructor(
    private readonly queries: QueryBus,
    private readonly inbox: SellerInbox,
  ) {}

  async handle(moved: CaseMovedPayload, { eventId, occurredAt }: EventMetadata): Promise<void> {
    const { caseId, command, party } = moved;
    if (party !== 'provider' || !isNotified(command)) return;
    const facts = await this.queries.execute(new GetCaseMail(caseId, { command, at: occurredAt }));
    if (facts) await this.inbox.notify(eventId, moved, caseMovedNotice({ ...facts, command }));
  }
}
