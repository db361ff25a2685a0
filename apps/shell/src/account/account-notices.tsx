import { buttonLook, Callout } from '@casewright/ui';
import { formatDate, useUser } from '@casewright/web';
import { settingsTab, verifyEmailOf } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';

export function AccountNotices() {
  const user = useUser();
  if (!user || (user.emailVerified && !user.deletionDueAt)) return null;
  return (
    <div className="mb-6 grid gap-3 print:hidden">
      {user.deletionDueAt && <DeletionNotice dueAt={user.deletionDueAt} />}
      {!user.emailVerified && <VerificationOffer email={user.email} />}
    </div>
  );
}

/** The server refuses unverified accounts actions that cost credits or reach other people. */
function VerificationOffer({ email }: { email: string }) {
  const verify = (
    <Link to={verifyEmailOf(email)} className={buttonLook('secondary', 'small')}>
      Verify now
    </Link>
  );
  return (
    <Callout kind="value" action={verify}>
      Verify your email address to buy credits, start cases, and send messages.
    </Callout>
  );
}

function DeletionNotice({ dueAt }: { dueAt: string }) {
  const keepButton = (
    <Link to={settingsTab('data')} className={buttonLook('secondary', 'small')}>
      Keep my account
    </Link>
  );
  return (
    <Callout kind="danger" action={keepButton}>
      Your account will be deleted on <time dateTime={dueAt}>{formatDate(dueAt)}</time>, as you requested.
    </Callout>
  );
}
