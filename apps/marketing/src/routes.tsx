import './marketing.css';
import { type PageHandle } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { HomePage } from './home/home-page';

const handle: PageHandle = { footer: true };

const routes: RouteObject[] = [
  {
    handle,
    children: [
      { path: paths.home, element: <HomePage /> },
      // Loaded when asked for: most visits begin, and many end, on the home page.
      { path: paths.plans, lazy: async () => ({ Component: (await import('./plans/plans-page')).PlansPage }) },
      { path: paths.mission, lazy: async () => ({ Component: (await import('./mission/mission-page')).MissionPage }) },
      {
        path: paths.whatWeDo,
        lazy: async () => ({ Component: (await import('./what-we-do/what-we-do-page')).WhatWeDoPage }),
      },
      {
        path: paths.performanceEnhancement,
        lazy: async () => ({
          Component: (await import('./details/performance-enhancement')).PerformanceEnhancementPage,
        }),
      },
      {
        path: paths.costOptimization,
        lazy: async () => ({ Component: (await import('./details/cost-optimization')).CostOptimizationPage }),
      },
      {
        path: paths.strategicAlignment,
        lazy: async () => ({ Component: (await import('./details/strategic-alignment')).StrategicAlignmentPage }),
      },
      { path: paths.contact, lazy: async () => ({ Component: (await import('./contact/contact-page')).ContactPage }) },
      { path: paths.pilotProgram, lazy: async () => ({ Component: (await import('./pilot/pilot-page')).PilotPage }) },
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
