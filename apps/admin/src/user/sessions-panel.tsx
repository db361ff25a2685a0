import { Button, Loaded, Panel } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react';
import { momentText } from '@casewright/rules';
import { Suspense, useState } from 'react';
import { ChangeDialog } from '../change/lazy-change-dialog';
import type { Change } from '../change/use-change';
import { endingSession, endingSessions } from './changes';
import { userSessionsQuery } from './queries';

const ICONS = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp } as const;

interface Ending {
  readonly question: string;
  readonly change: Change;
}

export function SessionsPanel({ id }: { readonly id: string }) {
  const sessions = useQuery(userSessionsQuery(id));
  const [ending, setEnding] = useState<Ending>();
  const endAll: Ending = {
    question: 'Sign out everywhere?',
    change: { ...endingSessions(id), done: 'The user has been signed out everywhere.' },
  };
  return (
    <Panel
      title="Sessions"
      aside={
        sessions.data &&
        sessions.data.length > 0 && (
          <Button size="small" kind="quiet" onClick={() => setEnding(endAll)}>
            Sign out all
          </Button>
        )
      }
    >
      <Loaded
        query={sessions}
        what="sessions"
        rows={2}
        isEmpty={(all) => all.length === 0}
        empty={<p className="text-small text-ink-muted">Not signed in anywhere.</p>}
      >
        {(all) => (
          <ul>
            {all.map(({ id: sessionId, device, kind, lastSeenAt }) => {
              const Icon = ICONS[kind];
              return (
                <li
                  key={sessionId}
                  className="flex items-center gap-3.5 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
                >
                  <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
                  <span className="min-w-0 flex-1">
                    <span className="block text-small font-medium first-letter:uppercase">{device}</span>
                    <span className="block text-label text-ink-muted">
                      Last active <span className="inline-block">{momentText(new Date(lastSeenAt))}</span>
                    </span>
                  </span>
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Sign out ${device}`}
                    onClick={() =>
                      setEnding({
                        question: `Sign out ${device}?`,
                        change: { ...endingSession(id, sessionId), done: `${device} has been signed out.` },
                      })
                    }
                  >
                    Sign out
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {ending && (
        <Suspense>
          <ChangeDialog
            title={ending.question}
            confirm="Sign out"
            change={ending.change}
            onClose={() => setEnding(undefined)}
          >
            The user has to sign in again.
          </ChangeDialog>
        </Suspense>
      )}
    </Panel>
  );
}
