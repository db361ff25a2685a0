import { Badge, Loaded, Panel } from '@casewright/ui';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { Moment } from '../list/cells';
import { userMessagesQuery } from './queries';

const SHOWN = 3;

export function MessagesPanel({ id }: { readonly id: string }) {
  const messages = useQuery(userMessagesQuery(id));
  return (
    <Panel
      title="Messages"
      aside={
        <Link
          to={`${adminTab('messages')}?search=${id}`}
          className="text-small font-semibold text-accent hover:underline"
        >
          All messages
        </Link>
      }
    >
      <Loaded
        query={messages}
        what="messages"
        rows={2}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="text-small text-ink-muted">No messages yet.</p>}
      >
        {({ rows }) => (
          <ul>
            {rows.slice(0, SHOWN).map((message) => {
              const Direction = message.senderId === id ? ArrowDownLeft : ArrowUpRight;
              return (
                <li
                  key={message.id}
                  className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[auto_minmax(0,1fr)_auto]"
                >
                  <Direction aria-hidden className="mt-1 size-4 shrink-0 text-ink-muted" />
                  <span className="min-w-0">
                    <Link
                      to={`${adminTab('messages')}?row=${message.id}`}
                      className="block truncate text-small font-medium hover:underline"
                    >
                      {message.subject}
                    </Link>
                    <span className="line-clamp-1 text-label wrap-anywhere text-ink-muted">{message.preview}</span>
                  </span>
                  <span className="flex items-center gap-2.5 text-label max-md:col-start-2 md:grid md:justify-items-end md:gap-1">
                    <Moment at={message.createdAt} />
                    {!message.isRead && <Badge tone="info">Unread</Badge>}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
