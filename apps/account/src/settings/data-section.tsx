import { momentText } from '@casewright/rules';
import { Button, buttonLook, Callout, Loaded } from '@casewright/ui';
import { api, clearNotices, useUser } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useMutation, useQuery, useQueryClient } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Download } from 'lucide-react';
import { dataExportQuery, type DataExport } from './queries';
import { notifyFailure, notifySaved } from './settings-notices';
import { SettingsSection } from './settings-section';
import { VerifyFirst } from './verify-first';

export function DataSection() {
  const user = useUser();
  return (
    <SettingsSection
      title="Download my data"
      lead={
        <>
          Get a copy of everything we store about you in one JSON file: account, sessions, messages, credits, cases, and
          calculations. We’ll email you when it’s ready. Learn more in our{' '}
          <Link to={paths.privacy} className="rounded-box font-medium text-accent underline underline-offset-3">
            Privacy Policy
          </Link>
          .
        </>
      }
    >
      {user?.emailVerified === false ? (
        <VerifyFirst email={user.email}>Verify your email address before you download your data.</VerifyFirst>
      ) : (
        <Exports />
      )}
    </SettingsSection>
  );
}

function Exports() {
  return (
    <Loaded query={useQuery(dataExportQuery)} what="your download" rows={1}>
      {({ newest }) => <NewestExport newest={newest} />}
    </Loaded>
  );
}

function NewestExport({ newest }: { newest: DataExport }) {
  const queries = useQueryClient();
  const { mutate, isPending: isAsking } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.post('/api/account/data-exports'),
    onSuccess: () => {
      notifySaved('We’re preparing your data. We’ll email you when it’s ready.');
      return queries.invalidateQueries(dataExportQuery);
    },
    onError: (failure) => notifyFailure(failure, 'We couldn’t start your download.'),
  });

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
            isWorking={isAsking}
            onClick={() => mutate()}
          >
            {newest?.status === 'ready' ? 'Create a new download' : 'Create a download'}
          </Button>
        )}
      </div>
    </div>
  );
}

function Progress({ newest }: { newest: DataExport }) {
  if (!newest) return null;
  if (newest.status === 'failed') {
    return <Callout kind="danger">We couldn’t prepare your data. Please try again.</Callout>;
  }
  if (newest.status === 'being-made' || !newest.expiresAt) {
    return (
      <Callout kind="info">
        Requested {momentText(new Date(newest.requestedAt))}. We’re preparing your data. You can leave this page.
      </Callout>
    );
  }
  return (
    <Callout kind="info">
      Requested {momentText(new Date(newest.requestedAt))}. Available until {momentText(new Date(newest.expiresAt))}.
    </Callout>
  );
}
