import { Button, ShowOlder } from '@casewright/ui';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { shortTime } from '../mailbox/short-time';
import type { Message } from '../mailbox/queries';
import { MessageBody } from './message-body';

interface EarlierMessagesProps {
  readonly messages: readonly Message[];
  readonly personName?: string | undefined;
  readonly conversation: ComponentProps<typeof ShowOlder>;
}

/** The last earlier message; older ones are collapsed. */
export function EarlierMessages({ messages, personName, conversation }: EarlierMessagesProps) {
  const [isOpen, setOpen] = useState(false);
  const thread = useRef<HTMLDivElement>(null);
  const folded = messages.slice(0, -1);
  const [first, last] = [folded[0], folded.at(-1)];
  const shown = isOpen ? messages : messages.slice(-1);

  function unfold(): void {
    setOpen(true);
    // The button that has the focus is removed.
    thread.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={thread} tabIndex={-1} className="outline-none">
      {first && last && !isOpen && (
        <Button aria-expanded={false} className="mb-6 w-full justify-between! bg-paper!" onClick={unfold}>
          <span className="truncate">
            {folded.length}
            {conversation.hasNextPage && '+'} earlier {folded.length === 1 ? 'message' : 'messages'}
            <span className="ml-2 font-normal text-ink-muted">
              {[...new Set([first, last].map(({ createdAt }) => shortTime(createdAt)))].join(' to ')}
            </span>
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </Button>
      )}
      {isOpen && conversation.hasNextPage && (
        <div className="mb-6">
          <ShowOlder {...conversation} label="Load older messages" />
        </div>
      )}
      {shown.map((message) => (
        <div key={message.id} className="mb-6 border-b border-line pb-6">
          <MessageBody message={message} personName={personName} />
        </div>
      ))}
    </div>
  );
}
