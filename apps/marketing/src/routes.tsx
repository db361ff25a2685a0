import './marketing.css';
import { VERIFY_PATH } from '@casewright/rules';
import { type PageHandle } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { HomePage } from './home/home-page';
import { heads } from './page-heads';

const handle: PageHandle = { footer: true };

const routes: RouteObject[] = [
  {
    handle,
    children: [
      { path: paths.home, handle: heads.home, element: <HomePage /> },
      // Lazy, since most visits start and many end on the home page.
      {
        path: paths.plans,
        handle: heads.plans,
        lazy: async () => ({ Component: (await import('./plans/plans-page')).PlansPage }),
      },
      {
        path: paths.sampleCase,
        handle: heads.sampleCase,
        lazy: async () => ({ Component: (await import('./sample-case/sample-case-page')).SampleCasePage }),
      },
      {
        path: paths.mission,
        handle: heads.mission,
        lazy: async () => ({ Component: (await import('./mission/mission-page')).MissionPage }),
      },
      {
        path: paths.whatWeDo,
        handle: heads.whatWeDo,
        lazy: async () => ({ Component: (await import('./what-we-do/what-we-do-page')).WhatWeDoPage }),
      },
      {
        path: paths.performanceEnhancement,
        handle: heads.performanceEnhancement,
        lazy: async () => ({
          Component: (await import('./details/performance-enhancement')).PerformanceEnhancementPage,
        }),
      },
      {
        path: paths.costOptimization,
        handle: heads.costOptimization,
        lazy: async () => ({ Component: (await import('./details/cost-optimization')).CostOptimizationPage }),
      },
      {
        path: paths.strategicAlignment,
        handle: heads.strategicAlignment,
        lazy: async () => ({ Component: (await import('./details/strategic-alignment')).StrategicAlignmentPage }),
      },
      {
        path: paths.contact,
        handle: heads.contact,
        lazy: async () => ({ Component: (await import('./contact/contact-page')).ContactPage }),
      },
      {
        path: paths.pilotProgram,
        handle: heads.pilotProgram,
        lazy: async () => ({ Component: (await import('./pilot/pilot-page')).PilotPage }),
      },
      {
        path: paths.help,
        handle: heads.help,
        lazy: async () => ({ Component: (await import('./help/help-page')).HelpPage }),
      },
      {
        path: paths.status,
        handle: heads.status,
        lazy: async () => ({ Component: (await import('./status/status-page')).StatusPage }),
      },
      {
        path: paths.accessibility,
        handle: heads.accessibility,
        lazy: async () => ({ Component: (await import('./legal/accessibility-page')).AccessibilityPage }),
      },
      {
        path: paths.terms,
        handle: heads.terms,
        lazy: async () => ({ Component: (await import('./legal/terms-page')).TermsPage }),
      },
      {
        path: paths.privacy,
        handle: heads.privacy,
        lazy: async () => ({ Component: (await import('./legal/privacy-page')).PrivacyPage }),
      },
      {
        path: paths.reportAbuse,
        handle: heads.reportAbuse,
        lazy: async () => ({ Component: (await import('./legal/report-abuse-page')).ReportAbusePage }),
      },
      {
        path: VERIFY_PATH,
        handle: heads.verify,
        lazy: async () => ({ Component: (await import('./verify/verify-page')).VerifyPage }),
      },
      {
        path: `${VERIFY_PATH}/:fingerprint`,
        lazy: async () => ({ Component: (await import('./verify/verify-page')).VerifyPage }),
      },
      {
        path: paths.reportSecurity,
        handle: heads.reportSecurity,
        lazy: async () => ({ Component: (await import('./legal/report-security-page')).ReportSecurityPage }),
      },
    ],
  },
];

export default routes;
