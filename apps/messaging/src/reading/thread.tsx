import type { ShowOlder } from '@casewright/ui';
import { Fragment, type ComponentProps } from 'react';
import type { Message } from '../mailbox/queries';
import { EarlierMessages } from './earlier-messages';
import { MessageBody } from './message-body';

interface ThreadProps {
  /** The open message. */
  readonly message: Message;
  readonly earlier: readonly Message[];
  readonly later?: readonly Message[];
  readonly personName?: string | undefined;
  readonly conversation: ComponentProps<typeof ShowOlder>;
}

export function Thread({ message, earlier, later = [], personName, conversation }: ThreadProps) {
  return (
    <>
      <EarlierMessages messages={earlier} personName={personName} conversation={conversation} />
      <MessageBody key={message.id} message={message} personName={personName} />
      {later.map((other) => (
        <Fragment key={other.id}>
          <hr className="my-6 border-line" />
          <MessageBody message={other} personName={personName} />
        </Fragment>
      ))}
    </>
  );
}
