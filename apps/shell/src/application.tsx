import { queryClient } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { StrictMode, type ReactNode } from 'react';

/** What stands around the router, in the browser as where pages are rendered to be shipped. */
export const application = (router: ReactNode): ReactNode => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>{router}</QueryClientProvider>
  </StrictMode>
);
