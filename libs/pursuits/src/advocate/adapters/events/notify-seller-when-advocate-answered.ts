import { type EventMetadata, type EventHandler, HandlesEvent } from '@casewright/platform';
import { SellerInbox } from '../../../commands/ports';
import { advocateAnsweredNotice } from '../mails/advocate-mails';
import { AdvocateAnsweredPayload } from '../mails/mail-table';

@HandlesEvent({ event: 'pursuits.advocate-answered', name: 'pursuits.tell-seller-when-advocate-answered' })
export class NotifySellerWhenAdvocateAnswered implements EventHandler<AdvocateAnsweredPayload> {
  readonly payload = AdvocateAnsweredPayload;

  constructor(private readonly inbox: SellerInbox) {}

  handle(answered: AdvocateAnsweredPayload, { eventId }: EventMetadata): Promise<void> {
    return this.inbox.notify(eventId, answered, advocateAnsweredNotice(answered));
  }
}
