import './marketing.css';
import { paths, type PageHandle } from '@casewright/web';
import type { RouteObject } from '@casewright/web/router';
import { HomePage } from './home/home-page';

const handle: PageHandle = { footer: true };

const routes: RouteObject[] = [
  {
    handle,
    children: [
      { path: paths.home, element: <HomePage /> },
      // The long texts come when they are asked for: most visits begin, and many end, on the home page.
      {
        path: paths.terms,
        lazy: async () => ({ Component: (await import('./legal/terms-page')).TermsPage }),
      },
      {
        path: paths.privacy,
        lazy: async () => ({ Component: (await import('./legal/privacy-page')).PrivacyPage }),
      },
      {
        path: paths.reportAbuse,
        lazy: async () => ({ Component: (await import('./legal/report-abuse-page')).ReportAbusePage }),
      },
      {
        path: paths.reportSecurity,
        lazy: async () => ({ Component: (await import('./legal/report-security-page')).ReportSecurityPage }),
      },
    ],
  },
];

export default routes;
