import { buttonLook } from '@casewright/ui';
import { useSession } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';

/** Section of the home page about the process. */
export const CASE_PROCESS_ANCHOR = 'case-process';

/** Keeps its height when the session arrives. */
export function HeroActions() {
  const { status } = useSession();
  const [first, second] =
    status === 'signed-in'
      ? ([
          [paths.profile, 'Go to dashboard'],
          [paths.solutions, 'Price a case'],
        ] as const)
      : ([
          [paths.signUp, 'Create an Account'],
          [`#${CASE_PROCESS_ANCHOR}`, 'See how a case is built'],
        ] as const);
  return (
    <div className="grid gap-6" data-for-visitors={status === 'loading' ? '' : undefined}>
      <div className="mt-2 grid gap-3 md:flex md:flex-wrap">
        <Link to={first[0]} className={buttonLook('primary', 'large')}>
          {first[1]}
        </Link>
        <Link to={second[0]} className={buttonLook('secondary', 'large')}>
          {second[1]}
        </Link>
      </div>
      <p className="text-caption text-ink-faint max-md:min-h-[2lh]">
        {status === 'signed-in'
          ? 'Value credits that you buy never expire.'
          : 'Work email only. No subscription, and value credits never expire.'}
      </p>
    </div>
  );
}
