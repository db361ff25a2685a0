import { keepInTab, readInTab } from '@casewright/web/kept';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useLocation, useNavigate } from '@casewright/web/router';
import type { ReactNode } from 'react';
import { useForm } from '@casewright/ui/form';
import * as v from 'valibot';
import { AccessPage } from '../access/access-page';
import { Resend } from '../access/resend';
import { showOnFields } from '../access/show-on-fields';
import { useCodeEntry } from '../access/use-code-entry';
import { CodeStep } from './code-step';
import { NewPasswordForm } from './new-password-form';
import { useNewPasswords } from './new-passwords';
import { RequestForm, type ResetRequest } from './request-form';
import { addressOf, RESET_EMAIL, stepOf, type Step } from './steps';
import { useRequest } from './use-request';
import { useSetPassword } from './use-set-password';

/** Keeps the input of all steps until the page is left. */
export function PasswordResetPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const whose = useForm<ResetRequest>({ defaultValues: { email: readInTab(v.string(), RESET_EMAIL) ?? '' } });
  const entry = useCodeEntry();
  const passwords = useNewPasswords();

  const step = stepOf(search, entry.isComplete);
  const goTo = (next: Step) => next !== step && navigate(addressOf(next));
  const mail = useRequest({
    onSent: () => {
      keepInTab(RESET_EMAIL, whose.getValues('email').trim());
      return goTo('code');
    },
    onRefused: (failure) => showOnFields(failure, ['email'], whose.setError),
  });
  const outcome = useSetPassword({
    entry,
    goTo,
    onRefused: (failure) => showOnFields(failure, ['newPassword'], passwords.setError),
  });
  const email = whose.getValues('email').trim();

  if (step === 'new-password') {
    return (
      <AccessPage
        title="Choose a New Password"
        lead="You'll be signed out on all devices."
        back={<Back to={addressOf('code')}>Back</Back>}
      >
        <NewPasswordForm
          form={passwords}
          isWorking={outcome.isWorking}
          onSubmit={(newPassword) => outcome.setPassword({ code: entry.code, newPassword })}
        />
      </AccessPage>
    );
  }
  if (step === 'code') {
    return (
      <AccessPage
        title="Enter the Code"
        lead={<Sent email={email} />}
        back={<Back to={addressOf('request')}>Back</Back>}
        aside={
          email && (
            <>
              No code?{' '}
              <Resend
                secondsLeft={mail.secondsLeftFor(email)}
                isSending={mail.isWorking}
                onResend={() => mail.request(email)}
              />
            </>
          )
        }
      >
        <CodeStep entry={entry} onDone={() => goTo('new-password')} />
      </AccessPage>
    );
  }
  return (
    <AccessPage
      title="Reset Password"
      lead="We'll email you a 6-digit code and a reset link."
      back={<Back to={paths.login}>Back to Login</Back>}
    >
      <RequestForm form={whose} mail={mail} />
    </AccessPage>
  );
}

const Back = ({ to, children }: { to: string; children: ReactNode }) => <BackLink to={to}>{children}</BackLink>;

/** Does not reveal whether the account exists. */
const Sent = ({ email }: { email: string }) => (
  <>
    If you have an account
    {email && (
      <>
        {' '}
        with <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
      </>
    )}
    , we emailed you a 6-digit code. It expires in 15 minutes.
  </>
);
