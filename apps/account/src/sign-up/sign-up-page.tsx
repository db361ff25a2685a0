import { NAME_MAX_LENGTH, unreadableNameFault } from '@casewright/rules';
import { Button, Checkbox, Field, PasswordField } from '@casewright/ui';
import { mustVerify, useUser } from '@casewright/web';
import { choiceIn, useAddress } from '@casewright/web/address';
import { BackLink } from '@casewright/web/links';
import { paths, withSource } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { useForm, useWatch } from '@casewright/ui/form';
import { AccessPage, textLink } from '../access/access-page';
import { showOnFields } from '../access/show-on-fields';
import { keptAnswers } from './kept-answers';
import { PasswordStrength } from '../access/password-strength';
import { SamplePrice } from './sample-price';
import { firstRefusalOf, type SignUpAnswers } from './sign-up-refusal';
import { SignedInAlready } from './signed-in-already';
import { useKeptAnswers } from './use-kept-answers';
import { useSignUp } from './use-sign-up';
import { useWorkEmailCheck } from '../access/use-work-email-check';

const sourceInAddress = choiceIn('source', ['plans']);
const FIELDS = ['email', 'firstName', 'lastName', 'password'] as const;

function SignUpForm() {
  const [source] = useAddress(sourceInAddress);
  const { register, handleSubmit, setError, setFocus, getValues, control, formState } = useForm<SignUpAnswers>({
    defaultValues: keptAnswers(),
  });
  const [email, password, agreeToTerms] = useWatch({ control, name: ['email', 'password', 'agreeToTerms'] });
  const { signUp, isWorking, isDone } = useSignUp((failure) => showOnFields(failure, FIELDS, setError));
  const { errors, touchedFields } = formState;
  const wrongEmail = useWorkEmailCheck(email, touchedFields.email === true && email !== '');
  useKeptAnswers(getValues, isDone);

  const submit = handleSubmit(async (answers) => {
    const refusal = await firstRefusalOf(answers);
    if (!refusal) return signUp(answers);
    setError(refusal.field, { message: refusal.message });
    setFocus(refusal.field);
    refusal.tell();
  });

  return (
    <AccessPage
      title="Create an Account"
      lead="It’s free. Use your work email."
      showcase={<SamplePrice />}
      back={
        source ? <BackLink to={paths.plans}>Back to Plans</BackLink> : <BackLink to={paths.home}>Back to Home</BackLink>
      }
      aside={
        <>
          Already have an account?{' '}
          <Link to={paths.login} className={textLink}>
            Login
          </Link>
        </>
      }
    >
      <form noValidate aria-label="Create an Account" className="grid gap-4.5" onSubmit={submit}>
        <div className="grid gap-4.5 md:grid-cols-2">
          <Field
            label="First name"
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            error={errors.firstName?.message}
            {...register('firstName', {
              required: 'First name is required',
              setValueAs: trimmed,
              validate: unreadableNameFault,
            })}
          />
          <Field
            label="Last name"
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
            error={errors.lastName?.message}
            {...register('lastName', {
              required: 'Last name is required',
              setValueAs: trimmed,
              validate: unreadableNameFault,
            })}
          />
        </div>
        <Field
          label="Work email"
          type="email"
          autoComplete="email"
          error={errors.email?.message ?? wrongEmail}
          {...register('email', { setValueAs: trimmed })}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordStrength password={password} fault={errors.password?.message} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <Checkbox {...register('agreeToTerms')}>
          I agree to the{' '}
          <Link to={withSource(paths.terms, 'signup')} className={textLink}>
            Terms of Service
          </Link>{' '}
          and the{' '}
          <Link to={withSource(paths.privacy, 'signup')} className={textLink}>
            Privacy Policy
          </Link>
          .
        </Checkbox>
        <Button type="submit" kind="primary" size="large" isWorking={isWorking} disabled={!agreeToTerms}>
          {isWorking ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
    </AccessPage>
  );
}

export function SignUpPage() {
  const user = useUser();
  if (user && !mustVerify(user)) return <SignedInAlready user={user} />;
  return <SignUpForm />;
}

const trimmed = (text: string): string => text.trim();
