import { Button, Email } from '@casewright/ui';
import type { Answer } from '@casewright/web';
import { CodeButton, CodeField, CodeLocked } from '../access/code-entry';
import { Resend } from '../access/resend';
import { settingsForm } from './settings-section';
import { useEmailConfirmation } from './use-email-confirmation';

interface EmailConfirmationProps {
  readonly waiting: NonNullable<Answer<'get', '/api/account/email-change'>['waiting']>;
  readonly resendAt: number;
  readonly onChanged: () => unknown;
}

export function EmailConfirmation({ waiting, resendAt, onChanged }: EmailConfirmationProps) {
  const { email } = waiting;
  const confirmation = useEmailConfirmation({ email, resendAt, onChanged });
  const { entry, hasLink, isConfirming, isCanceling } = confirmation;
  const mayBeSent = hasLink || entry.isComplete;
  const address = (
    <strong className="font-semibold text-ink">
      <Email address={email} />
    </strong>
  );

  return (
    <form
      noValidate
      aria-label="Confirm your new email address"
      className={settingsForm}
      onSubmit={entry.submitted(hasLink ? confirmation.followLink : confirmation.confirm, mayBeSent)}
    >
      <p className="text-small text-pretty text-ink-muted">
        {hasLink ? (
          <>Confirm that {address} is your email address.</>
        ) : (
          <>We emailed a 6-digit code to {address}. Enter it to start using that address. It expires in 15 minutes.</>
        )}
      </p>
      <CodeLocked entry={entry} />
      {!hasLink && <CodeField entry={entry} label="Code from the email" />}
      <div className="flex flex-wrap gap-3">
        <CodeButton entry={entry} isWorking={isConfirming} disabled={!mayBeSent}>
          {isConfirming ? 'Confirming...' : 'Confirm new email'}
        </CodeButton>
        <Button kind="quiet" isWorking={isCanceling} onClick={confirmation.cancel}>
          {isCanceling ? 'Canceling...' : 'Cancel change'}
        </Button>
      </div>
      {!hasLink && (
        <p className="text-small text-ink-muted">
          Didn’t get it?{' '}
          <Resend
            secondsLeft={confirmation.secondsUntilResend}
            isSending={confirmation.isResending}
            onResend={confirmation.resend}
          />
        </p>
      )}
    </form>
  );
}
