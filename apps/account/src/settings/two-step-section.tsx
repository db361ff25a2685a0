import { Badge, Button, Callout, Loaded, Skeleton } from '@casewright/ui';
import { api, formatDate, renewSession, type Answer, useUser } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PasswordPrompt } from './password-prompt';
import { twoStepQuery } from './queries';
import { RecoveryCodes } from './recovery-codes';
import { SettingsSection } from './settings-section';
import { SignInAgain } from './sign-in-again';
import { notifySaved } from './settings-notices';
import { VerifyFirst } from './verify-first';

// Loaded on demand, since few visits draw a QR code.
const TwoStepSetup = lazy(() => import('./two-step-setup'));

type Step =
  | { readonly at: 'rest' | 'begin' | 'renew' | 'turn-off' }
  | { readonly at: 'scan'; readonly begun: Answer<'post', '/api/account/two-step'> }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const AT_REST: Step = { at: 'rest' };

export function TwoStepSection() {
  const queries = useQueryClient();
  const twoStep = useQuery(twoStepQuery);
  const user = useUser();
  const [step, setStep] = useState<Step>(AT_REST);
  const rest = () => setStep(AT_REST);

  const changed = async () => {
    await Promise.all([queries.invalidateQueries(twoStepQuery), renewSession()]);
  };
  const show = async (codes: readonly string[]) => {
    setStep({ at: 'codes', codes });
    await changed();
  };

  const turnOff = async (password: string) => {
    await api.post('/api/account/two-step/off', { body: { password } });
    rest();
    notifySaved('Two-step verification is off. You’re signed out on all other devices.');
    await changed();
  };

  if (!user) return null;
  const { email, emailVerified, isMfa, isAdmin, hasPasskeys } = user;
  const isOn = twoStep.data?.onSince != null;
  return (
    <SettingsSection
      title="Two-step verification"
      lead={`${
        isAdmin
          ? 'Sign in with your password and a code from an app on your phone. The admin area requires this or a passkey.'
          : 'Sign in with your password and a code from an app on your phone, so a stolen password isn’t enough.'
      } Turning it on or off, or creating new recovery codes, signs you out on all other devices.`}
      aside={twoStep.data && <Badge tone={isOn ? 'accent' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}
    >
      {content()}
    </SettingsSection>
  );

  function content(): ReactNode {
    switch (step.at) {
      case 'begin':
        return (
          <PasswordPrompt
            label="Set up two-step verification"
            confirm="Continue"
            fallback="We couldn’t set up two-step verification."
            onConfirm={async (password) =>
              setStep({ at: 'scan', begun: await api.post('/api/account/two-step', { body: { password } }) })
            }
            onCancel={rest}
          />
        );
      case 'scan':
        return (
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <TwoStepSetup begun={step.begun} onOn={(codes) => void show(codes)} onCancel={rest} />
          </Suspense>
        );
      case 'codes':
        return <RecoveryCodes codes={step.codes} onSaved={rest} />;
      case 'renew':
        return (
          <PasswordPrompt
            label="New recovery codes"
            confirm="Show new codes"
            fallback="We couldn’t create new recovery codes."
            onConfirm={async (password) =>
              show((await api.post('/api/account/two-step/recovery-codes', { body: { password } })).recoveryCodes)
            }
            onCancel={rest}
          />
        );
      case 'turn-off':
        return (
          <PasswordPrompt
            label="Turn off two-step verification"
            confirm="Turn off"
            fallback="We couldn’t turn off two-step verification."
            onConfirm={turnOff}
            onCancel={rest}
          >
            {isAdmin && !hasPasskeys && (
              <Callout kind="value">
                This is your only second factor. Without it, you can’t open the admin area until you set it up again or
                add a passkey.
              </Callout>
            )}
          </PasswordPrompt>
        );
      case 'rest':
        return (
          <Loaded query={twoStep} what="two-step verification" rows={1}>
            {atRest}
          </Loaded>
        );
    }
  }

  function atRest({ onSince, recoveryCodesLeft }: Answer<'get', '/api/account/two-step'>): ReactNode {
    if (onSince === null && !emailVerified)
      return <VerifyFirst email={email}>Verify your email address before you set this up.</VerifyFirst>;
    if (onSince === null && isAdmin && hasPasskeys && !isMfa)
      return <SignInAgain>Sign in again with your passkey to set this up.</SignInAgain>;
    if (onSince === null)
      return (
        <Button className="justify-self-start" onClick={() => setStep({ at: 'begin' })}>
          Set up two-step verification
        </Button>
      );
    return (
      <>
        <p className="text-small text-ink-muted">
          On since {formatDate(onSince)}. {left(recoveryCodesLeft)}
        </p>
        {recoveryCodesLeft < FEW && (
          <Callout kind="value">You’re running low on recovery codes. Create new ones.</Callout>
        )}
        {isMfa ? (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setStep({ at: 'renew' })}>New recovery codes</Button>
            <Button kind="quiet" onClick={() => setStep({ at: 'turn-off' })}>
              Turn off
            </Button>
          </div>
        ) : (
          <SignInAgain>
            You signed in with your password only. Sign in again with your second step to change this.
          </SignInAgain>
        )}
      </>
    );
  }
}

const FEW = 3;
const left = (count: number): string => (count === 1 ? '1 recovery code left.' : `${count} recovery codes left.`);
