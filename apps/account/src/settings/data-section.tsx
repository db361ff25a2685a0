import { momentText } from '@casewright/rules';
import { Button, buttonLook, Callout, FailedState, Skeleton } from '@casewright/ui';
import { type Answer, api, paths, useSession } from '@casewright/web';
import { useMutation, useQuery, useQueryClient } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Download } from 'lucide-react';
import { tellFailure, tellSaved } from './settings-notices';
import { SettingsSection } from './settings-section';
import { VerifyFirst } from './verify-first';

type Newest = Answer<'get', '/api/account/data-exports'>['newest'];

const exportKey = ['data-export'] as const;
const LOOK_EVERY_MS = 3_000;

export function DataSection() {
  const user = useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
  return (
    <SettingsSection
      title="Download my data"
      lead={
        <>
          Everything we keep about you, in one JSON file: account, sessions, messages, credits, cases and calculations.
          It is made in the background; we email you when it is ready. What that means is told in the{' '}
          <Link to={paths.privacy} className="rounded-box font-medium text-accent underline underline-offset-3">
            Privacy Policy
          </Link>
          .
        </>
      }
    >
      {user?.emailVerified === false ? (
        <VerifyFirst email={user.email}>
          Verify your email address first: we tell nobody else what we know of you.
        </VerifyFirst>
      ) : (
        <DataExport />
      )}
    </SettingsSection>
  );
}

function DataExport() {
  const queries = useQueryClient();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => api.get('/api/account/data-exports', { signal }),
    refetchInterval: ({ state }) => (state.data?.newest?.status === 'being-made' ? LOOK_EVERY_MS : false),
    refetchOnWindowFocus: 'always',
  });
  const { mutate, isPending: isAsking } = useMutation({
    mutationFn: () => api.post('/api/account/data-exports'),
    onSuccess: () => {
      tellSaved('Your data is being put together. We will email you.');
      return queries.invalidateQueries({ queryKey: exportKey });
    },
    onError: (failure) => tellFailure(failure, 'Your data could not be asked for.'),
  });

  if (isPending) {
    return (
      <div role="status" aria-label="Loading your download">
        <Skeleton className="h-10 w-48" />
      </div>
    );
  }
  if (isError && !data) {
    return <FailedState title="Failed to load your download." isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const newest = data?.newest ?? null;
  return (
    <div className="grid gap-4">
      <Progress newest={newest} />
      <div className="flex flex-wrap gap-3">
        {newest?.status === 'ready' && (
          <a href={`/api/account/data-exports/${newest.id}`} download className={buttonLook('primary')}>
            <Download aria-hidden className="size-4" />
            Download
          </a>
        )}
        {newest?.status !== 'being-made' && (
          <Button
            kind={newest?.status === 'ready' ? 'secondary' : 'primary'}
            disabled={isAsking}
            onClick={() => mutate()}
          >
            {newest?.status === 'ready' ? 'Prepare it anew' : 'Prepare my data'}
          </Button>
        )}
      </div>
    </div>
  );
}

function Progress({ newest }: { newest: Newest }) {
  if (!newest) return null;
  if (newest.status === 'failed') {
    return <Callout kind="danger">Your data could not be put together. Please try again.</Callout>;
  }
  if (newest.status === 'being-made' || !newest.expiresAt) {
    return (
      <Callout kind="info">
        Asked for on {momentText(new Date(newest.requestedAt))}. It is being put together; you can leave this page.
      </Callout>
    );
  }
  return (
    <Callout kind="info">
      Asked for on {momentText(new Date(newest.requestedAt))}. It can be downloaded until{' '}
      {momentText(new Date(newest.expiresAt))}.
    </Callout>
  );
}
