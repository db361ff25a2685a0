import { type EventMetadata, type EventHandler, HandlesEvent } from '@casewright/platform';
import { QueryBus } from '@nestjs/cqrs';
import { nameOfCase } from '../../../queries/name-of-case';
import { SellerInbox } from '../../../commands/ports';
import { advocateAnsweredNotice } from '../mails/advocate-mails';
import { AdvocateAnsweredPayload } from '../mails/mail-table';

@HandlesEvent({ event: 'pursuits.advocate-answered', name: 'pursuits.tell-seller-when-advocate-answered' })
export class NotifySellerWhenAdvocateAnswered implements EventHandler<AdvocateAnsweredPayload> {
  readonly payload = AdvocateAnsweredPayload;

  constructor(
    private readonly inbox: SellerInbox,
    private readonly queries: QueryBus,
  ) {}

  async handle(answered: AdvocateAnsweredPayload, { eventId }: EventMetadata): Promise<void> {
    const caseName = await nameOfCase(answered, this.queries);
    await this.inbox.notify(eventId, answered, advocateAnsweredNotice({ ...answered, caseName }));
  }
}
