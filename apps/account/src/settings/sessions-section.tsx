import { momentText } from '@casewright/rules';
import { Badge, Button, Loaded } from '@casewright/ui';
import { api, clearNotices } from '@casewright/web';
import { useMutation, useQuery, useQueryClient } from '@casewright/web/query';
import { useStepUp } from '@casewright/web/step-up';
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react';
import { sessionsQuery, type OwnSession } from './queries';
import { notifyFailure, notifySaved } from './settings-notices';
import { SettingsSection } from './settings-section';

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp } as const;
const NOT_SIGNED_OUT = 'We couldn’t sign out the device.';

/** The current session has no button; the header has Sign Out. */
export function SessionsSection() {
  const queries = useQueryClient();
  const { confirmed, prompt } = useStepUp();
  const query = useQuery(sessionsQuery);
  const done = (message: string) => {
    notifySaved(message);
    return queries.invalidateQueries(sessionsQuery);
  };
  const { mutate: end, ...ending } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ id }: OwnSession) => confirmed(() => api.delete('/api/account/sessions/{id}', { path: { id } })),
    onSuccess: (_, { device }) => done(`${device} has been signed out.`),
    onError: (failure) => {
      notifyFailure(failure, NOT_SIGNED_OUT);
      return queries.invalidateQueries(sessionsQuery);
    },
  });
  const { mutate: endOthers, isPending: isEndingOthers } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => confirmed(() => api.delete('/api/account/sessions')),
    onSuccess: () => done('All other devices have been signed out.'),
    onError: (failure) => notifyFailure(failure, NOT_SIGNED_OUT),
  });

  return (
    <SettingsSection
      title="Sessions"
      lead="Where you’re signed in. Sign out any device you don’t recognize, then change your password."
      aside={
        query.data &&
        query.data.rows.length > 1 && (
          <Button size="small" isWorking={isEndingOthers} onClick={() => endOthers()}>
            {isEndingOthers ? 'Signing out...' : 'Sign out all others'}
          </Button>
        )
      }
    >
      <Loaded query={query} what="your sessions" rows={2}>
        {({ rows }) => (
          <ul aria-label="Sessions">
            {rows.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending.isPending && ending.variables.id === session.id}
                onEnd={() => end(session)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {prompt}
    </SettingsSection>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, kind, openedAt, lastSeenAt, isCurrent } = session;
  const Icon = icons[kind];
  const name = `${device}, signed in ${momentText(new Date(openedAt))}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line py-3.5 first:border-t-0">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-2 text-small font-medium">
          <span className="inline-block first-letter:uppercase">{device}</span>
          {isCurrent && <Badge>This device</Badge>}
        </span>
        <span className="block text-caption text-ink-faint">
          {isCurrent ? (
            'Active now'
          ) : (
            <>
              Last active <time dateTime={lastSeenAt}>{momentText(new Date(lastSeenAt))}</time>
            </>
          )}
          {' · '}signed in <time dateTime={openedAt}>{momentText(new Date(openedAt))}</time>
        </span>
      </span>
      {!isCurrent && (
        <Button
          size="small"
          className="max-md:ml-12.5"
          aria-label={`Sign out ${name}`}
          isWorking={isEnding}
          onClick={onEnd}
        >
          {isEnding ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  );
}
