import { Button, Callout, CodeInput, Email } from '@casewright/ui';
import type { Answer } from '@casewright/web';
import { useState, type FormEvent } from 'react';
import { textLink } from '../access/access-page';
import { waitText } from '../access/wait-text';
import { settingsForm } from './settings-section';
import { useEmailConfirmation } from './use-email-confirmation';

const CODE_LENGTH = 6;

interface EmailConfirmationProps {
  readonly waiting: NonNullable<Answer<'get', '/api/account/email-change'>['waiting']>;
  readonly resendAt: number;
  readonly onChanged: () => unknown;
}

export function EmailConfirmation({ waiting, resendAt, onChanged }: EmailConfirmationProps) {
  const { email } = waiting;
  const confirmation = useEmailConfirmation({ email, resendAt, onChanged });
  const { hasLink, locked, isConfirming, isCanceling } = confirmation;
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasLink) confirmation.followLink();
    else if (code.length === CODE_LENGTH && !locked) confirmation.confirm(code);
  };
  const address = (
    <strong className="font-semibold text-ink">
      <Email address={email} />
    </strong>
  );

  return (
    <form noValidate aria-label="Confirm your new email address" className={settingsForm} onSubmit={submit}>
      <p className="text-small text-pretty text-ink-muted">
        {hasLink ? (
          <>Confirm that {address} is your email address.</>
        ) : (
          <>We emailed a 6-digit code to {address}. Enter it to start using that address. It expires in 15 minutes.</>
        )}
      </p>
      {locked && <Callout kind="danger">{locked}</Callout>}
      {!hasLink && (
        <CodeInput
          label="Code from the email"
          value={code}
          error={confirmation.wrong}
          autoFocus
          onChange={(digits) => {
            setCode(digits);
            confirmation.forgetWrong();
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind="primary"
          isWorking={isConfirming}
          disabled={!isConfirming && !hasLink && (code.length !== CODE_LENGTH || Boolean(locked))}
        >
          {confirmText(confirmation)}
        </Button>
        <Button kind="quiet" isWorking={isCanceling} onClick={confirmation.cancel}>
          {isCanceling ? 'Canceling...' : 'Cancel change'}
        </Button>
      </div>
      {!hasLink && <Resend confirmation={confirmation} />}
    </form>
  );
}

type Confirmation = ReturnType<typeof useEmailConfirmation>;

function confirmText({ locked, secondsLocked, isConfirming }: Confirmation): string {
  if (locked) return `Try again in ${waitText(secondsLocked)}`;
  return isConfirming ? 'Confirming...' : 'Confirm new email';
}

const Resend = ({ confirmation }: { confirmation: Confirmation }) => (
  <p className="text-small text-ink-muted">
    Didn’t get it?{' '}
    {confirmation.secondsUntilResend > 0 ? (
      <span className="tabular-nums">Resend in {waitText(confirmation.secondsUntilResend)}</span>
    ) : (
      <button type="button" className={textLink} disabled={confirmation.isResending} onClick={confirmation.resend}>
        Resend
      </button>
    )}
  </p>
);
