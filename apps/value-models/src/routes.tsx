import './value-models.css';
import { needsSessionAnd, queryClient } from '@casewright/web';
import { valueModelAt } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { numberInAddress, versionAt } from './addresses';
import { modelQuery, versionQuery } from './queries';

const openModel = needsSessionAnd(({ params: { id = '' } }) => void queryClient.prefetchQuery(modelQuery(id)));
const openVersion = needsSessionAnd(
  ({ params: { id = '', number = '' } }) => void queryClient.prefetchQuery(versionQuery(id, numberInAddress(number))),
);

const routes: RouteObject[] = [
  {
    path: valueModelAt(':id'),
    loader: openModel,
    lazy: async () => ({ Component: (await import('./page/model-page')).ModelPage }),
  },
  {
    path: versionAt(':id', ':number'),
    loader: openVersion,
    lazy: async () => ({ Component: (await import('./versions/version-page')).VersionPage }),
  },
  {
    path: `${valueModelAt(':id')}/compare`,
    loader: openModel,
    lazy: async () => ({ Component: (await import('./compare/comparison-page')).ComparisonPage }),
  },
];

export default routes;
