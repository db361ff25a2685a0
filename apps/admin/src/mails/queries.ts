import { api, type Answer } from '@casewright/web';
import type { SentChange } from '../change/send-change';
import { useChange } from '../change/use-change';
import type { ListSource } from '../list/list-source';

export type DeadMail = Answer<'get', '/api/admin/mails'>['rows'][number];

/** For example 'identity.registered to dana@northwind.example'. */
export const mailName = ({ type, recipient }: DeadMail): string =>
  recipient === null ? type : `${type} to ${recipient}`;

/** Emails that couldn't be sent. */
export const mailsList: ListSource<DeadMail> = {
  what: 'emails',
  sorts: ['stopped', '-stopped', 'event', '-event'],
  defaultSort: '-stopped',
  filters: {},
  csv: '/api/admin/mails/csv',
  ask: (query, signal) => api.get('/api/admin/mails', { query, signal }),
};

const isOnList = async (id: string): Promise<boolean> =>
  (await api.get('/api/admin/mails', { query: { search: id } })).rows.some((mail) => mail.id === id);

export const retrying = (id: string): SentChange => ({
  send: () => api.post('/api/admin/mails/{id}/retry', { path: { id } }),
  ifLost: async () => !(await isOnList(id)),
});

/** @param onMade called before the email leaves the list */
export function useRetryMail(onMade?: () => void) {
  const { make, ...change } = useChange();
  const done = { title: 'Retrying', message: 'We’ll send it again within a minute.' };
  return { ...change, retry: (id: string) => void make({ ...retrying(id), done, ...(onMade && { onMade }) }) };
}
