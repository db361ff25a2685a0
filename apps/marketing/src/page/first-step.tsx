import { buttonLook, type ButtonSize } from '@casewright/ui';
import { useSession } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';

interface FirstStepProps {
  readonly to?: string;
  readonly label?: string;
  readonly size?: ButtonSize;
}

/** Leads a visitor to an account, and who has one to the dashboard. */
export function FirstStep({ to = paths.signUp, label = 'Create an Account', size = 'large' }: FirstStepProps) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return (
    <Link to={isSignedIn ? paths.profile : to} className={buttonLook('primary', size)}>
      {isSignedIn ? 'Go to Dashboard' : label}
    </Link>
  );
}
