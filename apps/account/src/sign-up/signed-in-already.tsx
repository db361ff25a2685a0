import { Button, buttonLook } from '@casewright/ui';
import { signOut, type SignedInUser } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { AccessPage } from '../access/access-page';

export function SignedInAlready({ user }: { user: SignedInUser }) {
  const { mutate, isPending } = useMutation({ mutationFn: signOut });
  return (
    <AccessPage
      title="You’re signed in"
      lead={
        <>
          You already have an account as <strong className="font-semibold wrap-anywhere text-ink">{user.email}</strong>.
        </>
      }
      back={<BackLink to={paths.home}>Back to Home</BackLink>}
    >
      <div className="grid gap-3">
        <Link to={paths.profile} className={buttonLook('primary', 'large')}>
          Go to dashboard
        </Link>
        <Link to={paths.solutions} className={buttonLook('secondary', 'large')}>
          Price a case
        </Link>
        <Button kind="quiet" isWorking={isPending} onClick={() => mutate()}>
          Sign out to create another account
        </Button>
      </div>
    </AccessPage>
  );
}
