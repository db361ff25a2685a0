import { queryOptions } from '@casewright/web/query';

/** Templates are a separate chunk, loaded only by analysts. */
export const templatesQuery = queryOptions({
  queryKey: ['model-templates'],
  queryFn: async () => (await import('./templates')).MODEL_TEMPLATES,
  staleTime: Infinity,
});
