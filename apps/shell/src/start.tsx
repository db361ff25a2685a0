import { followSession, loadSession } from '@casewright/web';
import { RouterProvider } from '@casewright/web/router';
import { application } from './application';
import { showIn } from './show';
import { scrollSmoothlyWithinPages } from './layout/scroll-smoothly';
import { followLive } from './live/follow-live';
import { prefetchWhatIsLikely } from './remotes/prefetch';
import { remoteTable } from './remotes/table';
import { rememberReturning } from './returning';
import { followRouter, router } from './router';
import { ignoreSecondClicks } from './second-click';
import { followSystemTheme } from './theme';

/** Share of page loads that is reported. */
const SHARE_REPORTED = 0.25;

void loadSession();
followSession();
followRouter();
followLive();
rememberReturning();
followSystemTheme();
prefetchWhatIsLikely();
scrollSmoothlyWithinPages();
ignoreSecondClicks(document);
if (Math.random() < SHARE_REPORTED)
  void import('./reports/report').then(({ reportToServer }) => reportToServer(router));

/** Never called: makes the shell share what remotes import on demand. */
export const providedOnDemand = () => [
  import('@casewright/ui/dialog'),
  import('@casewright/ui/form'),
  import('@casewright/ui/data-grid'),
];

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The table decides the layout of the first page.
void remoteTable()
  .catch(() => undefined)
  .then(() => showIn(root, router, application(<RouterProvider router={router} />)));
