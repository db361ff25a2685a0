import { buttonLook, type ButtonSize } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';

interface FirstStepProps {
  readonly to?: string;
  readonly label?: string;
  readonly size?: ButtonSize;
}

/** Links visitors to sign-up, and users to the dashboard. */
export function FirstStep({ to = paths.signUp, label = 'Create an Account', size = 'large' }: FirstStepProps) {
  const user = useUser();
  return (
    <Link to={user ? paths.profile : to} className={buttonLook('primary', size)}>
      {user ? 'Go to dashboard' : label}
    </Link>
  );
}
