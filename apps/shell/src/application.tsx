import { queryClient } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { StrictMode, type ReactNode } from 'react';

export const application = (router: ReactNode): ReactNode => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>{router}</QueryClientProvider>
  </StrictMode>
);
