import { creditsText } from '@casewright/rules';
import { moneyText } from '@casewright/ui';
import { api } from '@casewright/web';
import { adminTab, pursuitAt, userAt } from '@casewright/web/paths';
import { calculationsList } from '../calculations/queries';
import { ownerName } from '../list/owner';
import { messagesList } from '../messages/queries';
import { signupsList } from '../pilot/queries';
import { orderStateText } from '../user/order-state';

export interface Found {
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  readonly path: string;
}

export interface Source {
  readonly title: string;
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

const rowOf = (list: string, id: string): string => `${list}?row=${encodeURIComponent(id)}`;

/** In display order. */
export const sources: readonly Source[] = [
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
    title: 'Cases',
    find: async (search, signal) =>
      (await api.get('/api/admin/cases', { query: { search }, signal })).rows.map((one) => ({
        key: `case ${one.pursuitId}`,
        title: one.prospect,
        hint: one.opportunity,
        path: pursuitAt(one.pursuitId),
      })),
  },
  {
    title: 'Messages',
    find: async (search, signal) =>
      (await messagesList.ask({ search }, signal)).rows.map(({ id, subject, senderName }) => ({
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
        hint: `${creditsText(order.credits)}, ${moneyText(order.amountCents)}, ${orderStateText(order)}`,
        path: userAt(order.ownerId),
      })),
  },
  {
    title: 'Saved calculations',
    find: async (search, signal) =>
      (await calculationsList.ask({ search }, signal)).rows.map((calculation) => ({
        key: `calculation ${calculation.id}`,
        title: calculation.title || 'Untitled Calculation',
        hint: ownerName(calculation),
        path: rowOf(adminTab('saved-calculations'), calculation.id),
      })),
  },
  {
    title: 'Pilot signups',
    find: async (search, signal) =>
      (await signupsList.ask({ search }, signal)).rows.map(({ id, contactName, company }) => ({
        key: `signup ${id}`,
        title: contactName,
        hint: company,
        path: rowOf(adminTab('pilot-signups'), id),
      })),
  },
];
