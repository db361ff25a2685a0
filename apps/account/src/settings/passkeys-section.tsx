import { Button, Callout, Loaded } from '@casewright/ui';
import { clearNotices, Problem, type SignedInUser, useUser } from '@casewright/web';
import { useState } from 'react';
import { supportsPasskeys } from '@casewright/web/passkeys';
import { OwnerPrompt } from './owner-prompt';
import { PasswordPrompt } from './password-prompt';
import { PasskeyName, PasskeyRow } from './passkey-row';
import { notifyFailure } from './settings-notices';
import { SettingsSection } from './settings-section';
import { SignInAgain } from './sign-in-again';
import type { Passkey } from './queries';
import { NOT_ADDED, usePasskeys } from './use-passkeys';
import { VerifyFirst } from './verify-first';

export function PasskeysSection() {
  const user = useUser();
  if (!user) return null;
  return (
    <SettingsSection
      title="Passkeys"
      lead="Use your face, fingerprint, or device PIN instead of a password. Passkeys protect you from phishing."
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
  const { passkeys, ...changes } = usePasskeys();
  return (
    <Loaded query={passkeys} what="your passkeys" rows={1}>
      {({ rows }) => <PasskeyList user={user} rows={rows} {...changes} />}
    </Loaded>
  );
}

interface PasskeyListProps extends Omit<ReturnType<typeof usePasskeys>, 'passkeys'> {
  readonly user: SignedInUser;
  readonly rows: readonly Passkey[];
}

function PasskeyList({ user, rows, add, rename, remove }: PasskeyListProps) {
  const [step, setStep] = useState<Step>(AT_REST);
  const rest = () => setStep(AT_REST);

  // Same rule as the server's: a password alone must not bypass a required second factor.
  const isSecondFactorAsked = user.hasTwoStep || (user.isAdmin && rows.length > 0);
  const mustSignInAgain = isSecondFactorAsked && !user.isMfa;

  const addWith = async (password?: string) => {
    const id = await add(password);
    setStep(id ? { at: 'rename', id } : AT_REST);
  };
  const begin = async () => {
    clearNotices();
    if (!user.isMfa) return setStep({ at: 'confirm' });
    setStep({ at: 'device' });
    try {
      await addWith();
    } catch (failure) {
      const isAsked = failure instanceof Problem && failure.code === 'identity.password-needed';
      setStep(isAsked ? { at: 'confirm' } : AT_REST);
      if (!isAsked) notifyFailure(failure, NOT_ADDED);
    }
  };

  return (
    <>
      {rows.length === 0 && <p className="text-small text-ink-muted">You don’t have a passkey yet.</p>}
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
          You signed in with your password only. Sign in again with a passkey or your second step to change your
          passkeys.
        </SignInAgain>
      ) : (
        below()
      )}
    </>
  );

  function below() {
    if (step.at === 'rename' || step.at === 'remove') return null;
    if (!supportsPasskeys()) {
      return <Callout kind="info">This browser doesn’t support passkeys. Try another browser to add one.</Callout>;
    }
    if (step.at === 'confirm') {
      return (
        <PasswordPrompt
          label="Add a passkey"
          confirm="Continue"
          fallback={NOT_ADDED}
          onConfirm={addWith}
          onCancel={rest}
        />
      );
    }
    return (
      <Button className="justify-self-start" isWorking={step.at === 'device'} onClick={() => void begin()}>
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
        fallback="We couldn’t remove the passkey."
        onConfirm={async (password) => {
          await remove(passkey, password);
          rest();
        }}
        onCancel={rest}
      >
        {user.isAdmin && !user.hasTwoStep && rows.length === 1 ? (
          <Callout kind="value">
            This is your only second factor. Without it, you can’t open the admin area until you add another passkey or
            set up two-step verification. You’ll be signed out on all other devices.
          </Callout>
        ) : (
          <p className="text-small text-ink-muted">
            You won’t be able to sign in with it, and you’ll be signed out on all other devices.
          </p>
        )}
      </OwnerPrompt>
    );
  }
}
