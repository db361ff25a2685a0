import { momentText } from '@casewright/rules';
import { Button, Callout, Loaded, offerFile } from '@casewright/ui';
import { api, clearNotices, useUser } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useMutation, useQuery, useQueryClient } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { useStepUp } from '@casewright/web/step-up';
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
  const { confirmed, prompt } = useStepUp();
  const { mutate: ask, isPending: isAsking } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => confirmed(() => api.post('/api/account/data-exports')),
    onSuccess: () => {
      notifySaved('We’re preparing your data. We’ll email you when it’s ready.');
      return queries.invalidateQueries(dataExportQuery);
    },
    onError: (failure) => notifyFailure(failure, 'We couldn’t start your download.'),
  });
  const { mutate: download, isPending: isDownloading } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ id }: NonNullable<DataExport>) =>
      confirmed(() => api.get('/api/account/data-exports/{id}', { path: { id } })),
    onSuccess: (data, { requestedAt }) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      offerFile(file, `casewright-data-${requestedAt.slice(0, 10)}.json`);
    },
    onError: (failure) => notifyFailure(failure, 'We couldn’t download your data.'),
  });

  return (
    <div className="grid gap-4">
      <Progress newest={newest} />
      <div className="flex flex-wrap gap-3">
        {newest?.status === 'ready' && (
          <Button kind="primary" isWorking={isDownloading} onClick={() => download(newest)}>
            {!isDownloading && <Download aria-hidden className="size-4" />}
            {isDownloading ? 'Downloading...' : 'Download'}
          </Button>
        )}
        {newest?.status !== 'being-made' && (
          <Button
            kind={newest?.status === 'ready' ? 'secondary' : 'primary'}
            isWorking={isAsking}
            onClick={() => ask()}
          >
            {newest?.status === 'ready' ? 'Create a new download' : 'Create a download'}
          </Button>
        )}
      </div>
      {prompt}
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
