import { Button, Callout, CodeInput } from '@casewright/ui';
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

/** A change waits until somebody proves to read the mail of the new address. */
export function EmailConfirmation({ waiting, resendAt, onChanged }: EmailConfirmationProps) {
  const { email } = waiting;
  const confirmation = useEmailConfirmation({ email, resendAt, onChanged });
  const { hasLink, locked, isConfirming, isCancelling } = confirmation;
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasLink) confirmation.followLink();
    else if (code.length === CODE_LENGTH && !locked) confirmation.confirm(code);
  };
  const address = <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>;

  return (
    <form noValidate aria-label="Confirm your new email address" className={settingsForm} onSubmit={submit}>
      <p className="text-small text-pretty text-ink-muted">
        {hasLink ? (
          <>Confirm that you read the mail of {address}, and it becomes the address of your account.</>
        ) : (
          <>
            We sent a 6-digit code to {address}. Enter it here, and that becomes the address of your account. The code
            is valid for 15 minutes.
          </>
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
          disabled={isConfirming || (!hasLink && (code.length !== CODE_LENGTH || Boolean(locked)))}
        >
          {confirmText(confirmation)}
        </Button>
        <Button kind="quiet" disabled={isCancelling} onClick={confirmation.cancel}>
          {isCancelling ? 'Cancelling...' : 'Cancel the change'}
        </Button>
      </div>
      {!hasLink && <Resend confirmation={confirmation} />}
    </form>
  );
}

type Confirmation = ReturnType<typeof useEmailConfirmation>;

function confirmText({ locked, isSuspended, secondsLocked, isConfirming }: Confirmation): string {
  if (locked && !isSuspended) return `Try again in ${waitText(secondsLocked)}`;
  return isConfirming ? 'Confirming...' : 'Confirm new email';
}

const Resend = ({ confirmation }: { confirmation: Confirmation }) => (
  <p className="text-small text-ink-muted">
    No code?{' '}
    {confirmation.secondsUntilResend > 0 ? (
      <span className="tabular-nums">Resend in {waitText(confirmation.secondsUntilResend)}</span>
    ) : (
      <button type="button" className={textLink} disabled={confirmation.isResending} onClick={confirmation.resend}>
        Resend
      </button>
    )}
  </p>
);
