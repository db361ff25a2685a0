import { Facts, Panel } from '@casewright/ui';
import { formatDate } from '@casewright/web';
import { Moment, NOTHING } from '../list/cells';
import type { User } from './queries';

export const ProfilePanel = ({ user }: { readonly user: User }) => (
  <Panel title="Profile">
    <Facts
      facts={[
        { label: 'First name', value: user.firstName || NOTHING },
        { label: 'Last name', value: user.lastName || NOTHING },
        { label: 'Joined', value: <Moment at={user.joinedAt} /> },
        { label: 'Role', value: user.isAdmin ? 'Admin' : 'User' },
        { label: 'Two-step verification', value: secondFactorOf(user) },
        { label: 'Accepted terms', value: user.termsVersion },
        ...(user.deletionDueAt ? [{ label: 'Will be deleted', value: formatDate(user.deletionDueAt) }] : []),
      ]}
    />
  </Panel>
);

function secondFactorOf({ hasTwoStep, passkeys }: User): string {
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  if (passkeys === 0) return hasTwoStep ? 'On' : 'Off';
  return hasTwoStep ? `On, ${keys}` : keys;
}
