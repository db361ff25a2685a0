import { keepPreviousData, queryOptions } from '@casewright/web/query';
import { type Group, MAX_PER_GROUP } from './found';
import type { Reader } from './pages';
import { sourcesFor } from './sources';

/** Shorter searches match nearly everything. */
const MIN_SEARCH_LENGTH = 2;

/** Searches all sources. A failing source affects only its own group. */
export function everythingQuery(search: string, reader: Reader) {
  const sources = sourcesFor(reader);
  const enabled = search.length >= MIN_SEARCH_LENGTH && sources.length > 0;
  return queryOptions({
    queryKey: ['finder', search, reader.isSignedIn, reader.isAdmin],
    queryFn: async ({ signal }): Promise<readonly Group[]> => {
      const answers = await Promise.allSettled(sources.map(({ find }) => find(search, signal)));
      return sources.map(({ title }, index) => {
        const answer = answers[index];
        return { title, found: answer?.status === 'fulfilled' ? answer.value.slice(0, MAX_PER_GROUP) : [] };
      });
    },
    enabled,
    gcTime: 0,
    ...(enabled && { placeholderData: keepPreviousData }),
  });
}
