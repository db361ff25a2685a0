import type { BulkActions } from '@casewright/ui/data-grid';
import { LogOut, MailCheck } from 'lucide-react';
import { BulkAction } from '../list/bulk-action';
import type { BulkWork } from '../list/use-bulk';
import { endingSessions, sendingVerification } from '../user/changes';
import { usersList, type UserRow } from './queries';
import { userName } from './user-name';

const [nameOf, what] = [userName, usersList.what];

const verifying: BulkWork<UserRow, undefined> = {
  change: ({ id }) => sendingVerification(id),
  nameOf,
  what,
  done: (count) => `${usersText(count)} will get a new verification email.`,
};
const signingOut: BulkWork<UserRow, undefined> = {
  change: ({ id }) => endingSessions(id),
  nameOf,
  what,
  done: (count) => `${usersText(count)} signed out on all devices.`,
};

const usersText = (count: number): string => (count === 1 ? '1 user' : `${count} users`);

/** Only actions that are safe to apply to several users at once. */
export const userBulk: BulkActions<UserRow> = {
  nameOf,
  actions: (users, reselect) => (
    <>
      <BulkAction
        rows={users.filter(({ emailVerified }) => !emailVerified)}
        reselect={reselect}
        label="Resend verification"
        working="Sending"
        icon={<MailCheck aria-hidden className="size-4" />}
        work={verifying}
        question="We’ll email each of them a new code and link."
      />
      <BulkAction
        rows={users}
        reselect={reselect}
        label="Sign out everywhere"
        working="Signing out"
        icon={<LogOut aria-hidden className="size-4" />}
        work={signingOut}
        question="They’ll have to sign in again on every device."
      />
    </>
  ),
};
