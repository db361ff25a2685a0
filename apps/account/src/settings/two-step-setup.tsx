import { Button, CodeInput } from '@casewright/ui';
import { api, clearNotices, Problem, type Answer } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState, type FormEvent } from 'react';
import { QrCode } from './qr-code';
import { notifyFailure } from './settings-notices';
import { settingsForm } from './settings-section';

const CODE_LENGTH = 6;

interface TwoStepSetupProps {
  readonly begun: Answer<'post', '/api/account/two-step'>;
  readonly onOn: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export default function TwoStepSetup({ begun, onOn, onCancel }: TwoStepSetupProps) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.post('/api/account/two-step/on', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes),
    onError: (failure) => {
      if (failure instanceof Problem) setWrong(failure.fields['code']?.[0]);
      notifyFailure(failure, 'We couldn’t turn on two-step verification.');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) mutate();
  };

  return (
    <form noValidate aria-label="Set up two-step verification" className={settingsForm} onSubmit={submit}>
      <p className="text-small text-ink-muted">
        Scan this code with an authenticator app on your phone, then enter the 6-digit code it shows.
      </p>
      <QrCode text={begun.address} label="QR code for your authenticator app" />
      <p className="text-label text-pretty text-ink-muted">
        Can’t scan it? Enter this key in the app:{' '}
        <span className="font-medium wrap-anywhere text-ink select-all">{inFours(begun.secret)}</span>
      </p>
      <CodeInput
        label="Code from your authenticator app"
        value={code}
        error={wrong}
        autoFocus
        onChange={(digits) => {
          setCode(digits);
          setWrong(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isWorking={isPending} disabled={!isPending && code.length !== CODE_LENGTH}>
          {isPending ? 'Turning on...' : 'Turn on'}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
