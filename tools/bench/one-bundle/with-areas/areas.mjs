import account from '../../../../apps/account/remote.json';
import calculator from '../../../../apps/calculator/remote.json';

const areas = [
  { paths: account.paths, load: () => import('../../../../apps/account/src/routes.tsx') },
  { paths: calculator.paths, load: () => import('../../../../apps/calculator/src/routes.tsx') },
];

export const areaOf = (path) =>
  areas.find(({ paths }) => paths.some((owned) => path === owned || path.startsWith(`${owned}/`)));
