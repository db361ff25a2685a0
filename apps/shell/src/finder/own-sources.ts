import { CASE_STATE_LABELS, creditsText, momentText, PURSUIT_STAGE_LABELS } from '@casewright/rules';
import { api } from '@casewright/web';
import { calculationAt, caseOfPursuit, messageAt, pursuitAt } from '@casewright/web/paths';
import type { Source } from './sources';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const pursuitsNamed = async (search: string, signal: AbortSignal) =>
  (await api.get('/api/pursuits', { query: { search }, signal })).rows;

/** What the user owns or takes part in, in display order. */
export const ownSources: readonly Source[] = [
  {
    title: 'Pursuits',
    find: async (search, signal) =>
      (await pursuitsNamed(search, signal)).map(({ id, prospect, opportunity, stage }) => ({
        key: `pursuit ${id}`,
        title: prospect,
        hint: `${opportunity}, ${PURSUIT_STAGE_LABELS[stage]}`,
        path: pursuitAt(id),
      })),
  },
  {
    title: 'Cases',
    find: async (search, signal) =>
      (await pursuitsNamed(search, signal)).flatMap(({ id, prospect, caseId, caseState }) =>
        caseId && caseState
          ? [
              {
                key: `own case ${caseId}`,
                title: `Case for ${prospect}`,
                hint: CASE_STATE_LABELS[caseState],
                path: caseOfPursuit(id),
              },
            ]
          : [],
      ),
  },
  {
    title: 'Calculations',
    find: async (search, signal) =>
      (await api.get('/api/saved-calculations', { query: { search }, signal })).rows.map(
        ({ id, title, totalWithSupport }) => ({
          key: `own calculation ${id}`,
          title: title || 'Untitled Calculation',
          hint: creditsText(totalWithSupport),
          path: calculationAt(id),
        }),
      ),
  },
  {
    title: 'Messages',
    find: async (search, signal) =>
      (await api.get('/api/messages/search', { query: { q: search, timeZone }, signal })).rows.map(
        ({ id, subject, createdAt }) => ({
          key: `own message ${id}`,
          title: subject,
          hint: momentText(new Date(createdAt)),
          path: messageAt(id),
        }),
      ),
  },
];
