import { foldText } from '@casewright/rules';
import { keepPreviousData, queryOptions } from '@casewright/web/query';
import { tabs } from '../panel/tabs';
import { sources, type Found } from './sources';

export interface Group {
  readonly title: string;
  readonly found: readonly Found[];
}

const MAX_PER_GROUP = 5;
/** Shorter searches match nearly everything. */
const MIN_SEARCH_LENGTH = 2;

/** Searches all sources. A failing source affects only its own group. */
export function everythingQuery(search: string) {
  const enabled = search.length >= MIN_SEARCH_LENGTH;
  return queryOptions({
    queryKey: ['admin', 'everything', search],
    queryFn: async ({ signal }): Promise<readonly Group[]> => {
      const answers = await Promise.allSettled(sources.map(({ find }) => find(search, signal)));
      return sources.map(({ title }, index) => {
        const answer = answers[index];
        return { title, found: answer?.status === 'fulfilled' ? answer.value.slice(0, MAX_PER_GROUP) : [] };
      });
    },
    enabled,
    ...(enabled && { placeholderData: keepPreviousData }),
  });
}

export function tabsNamed(search: string): Group {
  const wanted = foldText(search);
  const found = tabs
    .filter(({ name }) => foldText(name).includes(wanted))
    .map(({ name, path }) => ({ key: `tab ${path}`, title: name, hint: 'Go to', path }));
  return { title: 'Admin Panel', found };
}
