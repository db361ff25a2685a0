import { creditsText } from '@casewright/rules';
import { moneyText } from '@casewright/ui';
import { api, type Answer } from '@casewright/web';
import { adminTab, pursuitAt, userAt } from '@casewright/web/paths';
import type { Source } from './sources';

type Order = Answer<'get', '/api/admin/orders'>['rows'][number];

const rowOf = (list: string, id: string): string => `${list}?row=${encodeURIComponent(id)}`;
const stateOf = ({ status, reversedCredits }: Order): string =>
  reversedCredits > 0 ? 'refunded' : status === 'credited' ? 'paid' : status;

/** What admins may read, in display order. */
export const adminSources: readonly Source[] = [
  {
    title: 'People',
    find: async (search, signal) =>
      (await api.get('/api/admin/recipients', { query: { text: search }, signal })).map(({ id, name, email }) => ({
        key: `user ${id}`,
        title: name.trim() || email,
        hint: email,
        path: userAt(id),
      })),
  },
  {
    title: 'All cases',
    find: async (search, signal) =>
      (await api.get('/api/admin/cases', { query: { search }, signal })).rows.map((one) => ({
        key: `case ${one.pursuitId}`,
        title: one.prospect,
        hint: one.opportunity,
        path: pursuitAt(one.pursuitId),
      })),
  },
  {
    title: 'All messages',
    find: async (search, signal) =>
      (await api.get('/api/admin/messages', { query: { search }, signal })).rows.map(({ id, subject, senderName }) => ({
        key: `message ${id}`,
        title: subject,
        hint: senderName,
        path: rowOf(adminTab('messages'), id),
      })),
  },
  {
    title: 'Orders',
    find: async (search, signal) =>
      (await api.get('/api/admin/orders', { query: { search }, signal })).rows.map((order) => ({
        key: `order ${order.id}`,
        title: order.number ?? order.id,
        hint: `${creditsText(order.credits)}, ${moneyText(order.amountCents)}, ${stateOf(order)}`,
        path: userAt(order.ownerId),
      })),
  },
  {
    title: 'All calculations',
    find: async (search, signal) =>
      (await api.get('/api/admin/saved-calculations', { query: { search }, signal })).rows.map(
        ({ id, title, owner }) => ({
          key: `calculation ${id}`,
          title: title || 'Untitled Calculation',
          hint: owner ? `${owner.firstName} ${owner.lastName}`.trim() : 'Deleted account',
          path: rowOf(adminTab('saved-calculations'), id),
        }),
      ),
  },
  {
    title: 'Pilot signups',
    find: async (search, signal) =>
      (await api.get('/api/admin/pilot-signups', { query: { search }, signal })).rows.map(
        ({ id, contactName, company }) => ({
          key: `signup ${id}`,
          title: contactName,
          hint: company,
          path: rowOf(adminTab('pilot-signups'), id),
        }),
      ),
  },
];
