import { Button } from '@casewright/ui';
import { api, clearNotices, Problem, type Answer } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { CodeButton, CodeField, CodeLocked } from '../access/code-entry';
import { useCodeEntry } from '../access/use-code-entry';
import { QrCode } from './qr-code';
import { notifyFailure } from './settings-notices';
import { settingsForm } from './settings-section';

interface TwoStepSetupProps {
  readonly begun: Answer<'post', '/api/account/two-step'>;
  readonly onOn: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export default function TwoStepSetup({ begun, onOn, onCancel }: TwoStepSetupProps) {
  const entry = useCodeEntry();
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: (code: string) => api.post('/api/account/two-step/on', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes),
    onError: (failure) => {
      if (failure instanceof Problem) entry.refuse(failure);
      notifyFailure(failure, 'We couldn’t turn on two-step verification.');
    },
  });

  return (
    <form
      noValidate
      aria-label="Set up two-step verification"
      className={settingsForm}
      onSubmit={entry.submitted((code) => mutate(code))}
    >
      <p className="text-small text-ink-muted">
        Scan this code with an authenticator app on your phone, then enter the 6-digit code it shows.
      </p>
      <QrCode text={begun.address} label="QR code for your authenticator app" />
      <p className="text-label text-pretty text-ink-muted">
        Can’t scan it? Enter this key in the app:{' '}
        <span className="font-medium wrap-anywhere text-ink select-all">{inFours(begun.secret)}</span>
      </p>
      <CodeLocked entry={entry} />
      <CodeField entry={entry} label="Code from your authenticator app" />
      <div className="flex flex-wrap gap-3">
        <CodeButton entry={entry} isWorking={isPending}>
          {isPending ? 'Turning on...' : 'Turn on'}
        </CodeButton>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
