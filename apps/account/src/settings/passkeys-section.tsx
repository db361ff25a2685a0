import { Button, Callout, FailedState, SkeletonRows } from '@casewright/ui';
import { Problem, useSession, type SignedInUser } from '@casewright/web';
import { useState } from 'react';
import { supportsPasskeys } from '../passkeys/support';
import { OwnerPrompt } from './owner-prompt';
import { PasswordPrompt } from './password-prompt';
import { PasskeyName, PasskeyRow } from './passkey-row';
import { tellFailure } from './settings-notices';
import { SettingsSection } from './settings-section';
import { SignInAgain } from './sign-in-again';
import { NOT_ADDED, usePasskeys, type Passkey } from './use-passkeys';
import { VerifyFirst } from './verify-first';

export function PasskeysSection() {
  const user = useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
  if (!user) return null;
  return (
    <SettingsSection
      title="Passkeys"
      lead="Sign in with your face, your finger or the PIN of your device in the place of a password. A passkey works on this site only, so nobody can lure it out of you."
    >
      {user.emailVerified ? (
        <Passkeys user={user} />
      ) : (
        <VerifyFirst email={user.email}>Verify your email address before you add a passkey.</VerifyFirst>
      )}
    </SettingsSection>
  );
}

type Step = { readonly at: 'rest' | 'confirm' | 'device' } | { readonly at: 'rename' | 'remove'; readonly id: string };

const AT_REST: Step = { at: 'rest' };

function Passkeys({ user }: { user: SignedInUser }) {
  const { passkeys, add, rename, remove } = usePasskeys();
  const { data, isPending, isError, isFetching, refetch } = passkeys;
  const [step, setStep] = useState<Step>(AT_REST);
  const rest = () => setStep(AT_REST);

  if (isPending) return <SkeletonRows label="Loading passkeys" rows={1} />;
  if (isError && !data) {
    return <FailedState title="Failed to load your passkeys." isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const rows = data?.rows ?? [];
  // As the server has it: the password alone does not get around a second factor that is asked for.
  const isSecondFactorAsked = user.hasTwoStep || (user.isAdmin && rows.length > 0);
  const mustSignInAgain = isSecondFactorAsked && !user.isStrong;

  const addWith = async (password?: string) => {
    const id = await add(password);
    setStep(id ? { at: 'rename', id } : AT_REST);
  };
  const begin = async () => {
    if (!user.isStrong) return setStep({ at: 'confirm' });
    setStep({ at: 'device' });
    try {
      await addWith();
    } catch (failure) {
      const isAsked = failure instanceof Problem && failure.code === 'identity.password-needed';
      setStep(isAsked ? { at: 'confirm' } : AT_REST);
      if (!isAsked) tellFailure(failure, NOT_ADDED);
    }
  };

  return (
    <>
      {rows.length === 0 && <p className="text-small text-ink-muted">You have no passkey yet.</p>}
      {rows.length > 0 && (
        <ul aria-label="Passkeys">
          {rows.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setStep({ at: 'rename', id: passkey.id })}
              onRemove={mustSignInAgain ? undefined : () => setStep({ at: 'remove', id: passkey.id })}
            >
              {inRow(passkey)}
            </PasskeyRow>
          ))}
        </ul>
      )}
      {mustSignInAgain ? (
        <SignInAgain>
          This session was opened with your password alone. Sign in again with a passkey or your second step to change
          this.
        </SignInAgain>
      ) : (
        below()
      )}
    </>
  );

  function below() {
    if (step.at === 'rename' || step.at === 'remove') return null;
    if (!supportsPasskeys()) {
      return <Callout kind="info">This browser knows no passkeys. Try another one to add yours.</Callout>;
    }
    if (step.at === 'confirm') {
      return (
        <PasswordPrompt
          label="Add a passkey"
          confirm="Continue"
          otherwise={NOT_ADDED}
          onConfirm={addWith}
          onCancel={rest}
        />
      );
    }
    return (
      <Button
        kind={rows.length === 0 ? 'primary' : 'secondary'}
        className="justify-self-start"
        disabled={step.at === 'device'}
        onClick={() => void begin()}
      >
        {step.at === 'device' ? 'Waiting for your device...' : 'Add a passkey'}
      </Button>
    );
  }

  function inRow(passkey: Passkey) {
    if (!('id' in step) || step.id !== passkey.id) return undefined;
    if (step.at === 'rename') {
      return <PasskeyName passkey={passkey} onRename={(name) => rename(passkey, name)} onDone={rest} />;
    }
    return (
      <OwnerPrompt
        label={`Remove ${passkey.name}`}
        confirm="Remove passkey"
        kind="danger"
        otherwise="The passkey could not be removed."
        onConfirm={async (password) => {
          await remove(passkey, password);
          rest();
        }}
        onCancel={rest}
      >
        {user.isAdmin && !user.hasTwoStep && rows.length === 1 ? (
          <Callout kind="value">
            This is your only second factor: without it, the admin area stays closed to you until you add another
            passkey or set up two-step verification.
          </Callout>
        ) : (
          <p className="text-small text-ink-muted">It will not sign you in any more, on any of your devices.</p>
        )}
      </OwnerPrompt>
    );
  }
}
