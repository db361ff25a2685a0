import { Loaded, Panel } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import { Moment } from '../list/cells';
import { userMailsQuery } from './queries';

const SHOWN = 5;

/** Emails sent to this user: subjects without codes and links, never their contents. */
export function MailsPanel({ id }: { readonly id: string }) {
  const mails = useQuery(userMailsQuery(id));
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Panel title="Emails sent">
      <Loaded
        query={mails}
        what="emails"
        rows={2}
        isEmpty={(all) => all.length === 0}
        empty={<p className="text-small text-ink-muted">No emails in the last 90 days.</p>}
      >
        {(all) => (
          <>
            <ul aria-label="Emails sent">
              {(showsAll ? all : all.slice(0, SHOWN)).map(({ id: mailId, name, subject, sentAt }) => (
                <li
                  key={mailId}
                  className="flex justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 text-small first:border-t-0 first:pt-0 last:pb-0 max-md:flex-col"
                >
                  <span className="grid min-w-0 wrap-anywhere">
                    {subject ?? mailName(name)}
                    {subject && <span className="text-label text-ink-muted">{mailName(name)}</span>}
                  </span>
                  <span className="shrink-0 text-label">
                    <Moment at={sentAt} />
                  </span>
                </li>
              ))}
            </ul>
            {all.length > SHOWN && (
              <button
                type="button"
                aria-expanded={showsAll}
                className="mt-3 text-label font-semibold text-accent hover:underline"
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? 'Show fewer' : `Show ${all.length - SHOWN} more`}
              </button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Names that don't say by themselves what the email is about. */
const NAMES: Readonly<Record<string, string>> = { unread: 'Unread messages', 'case-moved': 'Case update' };

/** 'identity.mail-verification-code' becomes 'Verification code'. */
function mailName(name: string): string {
  const kind = name.replace(/^.*\.mail-/, '');
  return NAMES[kind] ?? kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
