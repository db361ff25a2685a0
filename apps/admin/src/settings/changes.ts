import { api } from '@casewright/web';
import type { Change } from '../change/use-change';

const read = () => api.get('/api/admin/admins');

interface Account {
  readonly id: string;
  readonly email: string;
}

export const promoting = (email: string): Change => ({
  done: 'User promoted to admin successfully.',
  send: () => api.post('/api/admin/admins', { body: { email } }),
  ifLost: async () => (await read()).some((admin) => admin.email.toLowerCase() === email.toLowerCase()),
});

export const demoting = ({ id: userId, email }: Account): Change => ({
  done: `${email} is no longer an admin.`,
  send: () => api.delete('/api/admin/admins/{userId}', { path: { userId } }),
  ifLost: async () => (await read()).every(({ id }) => id !== userId),
});
