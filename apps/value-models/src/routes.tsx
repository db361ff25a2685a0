import './value-models.css';
import { needsSessionAnd, queryClient } from '@casewright/web';
import { valueModelAt } from '@casewright/web/paths';
import { replace, type RouteObject } from '@casewright/web/router';
import { numberAsTyped, numberInAddress, versionAt } from './addresses';
import { modelQuery, versionQuery } from './queries';

const openModel = needsSessionAnd(({ params: { id = '' } }) => void queryClient.prefetchQuery(modelQuery(id)));
const openVersion = needsSessionAnd(({ params: { id = '', number: part = '' } }) => {
  const number = numberInAddress(part);
  if (number !== undefined) void queryClient.prefetchQuery(versionQuery(id, number));
});

const routes: RouteObject[] = [
  {
    path: valueModelAt(':id'),
    loader: openModel,
    lazy: async () => ({ Component: (await import('./page/model-page')).ModelPage }),
  },
  {
    path: versionAt(':id', ':number'),
    loader: (asked) => {
      const { id = '', number: part = '' } = asked.params;
      const typed = numberAsTyped(part);
      return typed === undefined
        ? openVersion(asked)
        : replace(versionAt(id, typed) + new URL(asked.request.url).search);
    },
    lazy: async () => ({ Component: (await import('./versions/version-page')).VersionPage }),
  },
  {
    path: `${valueModelAt(':id')}/compare`,
    loader: openModel,
    lazy: async () => ({ Component: (await import('./compare/comparison-page')).ComparisonPage }),
  },
];

export default routes;
