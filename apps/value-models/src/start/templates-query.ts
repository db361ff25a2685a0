import { queryOptions } from '@casewright/web/query';

/** Templates stand in a file of their own, which only who writes a model fetches. */
export const templatesQuery = queryOptions({
  queryKey: ['model-templates'],
  queryFn: async () => (await import('./templates')).MODEL_TEMPLATES,
  staleTime: Infinity,
});
