import { EMAIL_MAX_LENGTH } from '@casewright/rules';
import { Button, Callout, Field, Panel } from '@casewright/ui';
import { useForm } from '@casewright/ui/form';
import { clearNotices, notify } from '@casewright/web';
import { useChange } from '../change/use-change';
import { promoting } from './changes';

const NO_EMAIL = 'Please enter an email address.';
const NOT_PROMOTED = 'Failed to promote user to admin.';

/** Texts and notices: S1 §2, §5, §8. */
export function PromotePanel() {
  const { register, handleSubmit, reset, setFocus } = useForm({ defaultValues: { email: '' } });
  const { make, isPending, failure, dismiss, prompt } = useChange();
  const submit = ({ email }: { email: string }) => {
    if (email.trim()) return make({ ...promoting(email.trim()), onMade: reset, failed: NOT_PROMOTED });
    dismiss();
    clearNotices();
    notify({ kind: 'error', title: 'Error', message: NO_EMAIL });
    setFocus('email');
  };

  return (
    <Panel title="Promote User to Admin">
      <form noValidate aria-label="Promote User to Admin" className="grid gap-4.5" onSubmit={handleSubmit(submit)}>
        <Field
          type="email"
          label="Email"
          hint="An existing user with a verified email address."
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
          {...register('email')}
        />
        {failure && <Callout kind="danger">{failure}</Callout>}
        <Button type="submit" kind="primary" className="justify-self-start" isWorking={isPending}>
          {isPending ? 'Promoting...' : 'Make Admin'}
        </Button>
      </form>
      <p className="mt-4.5 border-t border-line pt-4.5 text-label text-ink-muted">
        This is a simplified demo of roles: every admin can do everything here. All admins get an email about each
        change. New admins need two-step verification to open the admin area.
      </p>
      {prompt}
    </Panel>
  );
}
