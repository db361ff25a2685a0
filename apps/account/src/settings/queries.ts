import { api, queryClient, sessionKnown, type Answer } from '@casewright/web';
import type { SettingsTab } from '@casewright/web/paths';
import { queryOptions } from '@casewright/web/query';

export type OwnSession = Answer<'get', '/api/account/sessions'>['rows'][number];
export type Passkey = Answer<'get', '/api/account/passkeys'>['rows'][number];
export type DataExport = Answer<'get', '/api/account/data-exports'>['newest'];

/** The user's own settings. */
const accountKey = ['account'] as const;

const POLL_EVERY_MS = 3_000;

/** The pending change, if any. Another tab may confirm or cancel it. */
export const emailChangeQuery = queryOptions({
  queryKey: [...accountKey, 'email-change'],
  queryFn: ({ signal }) => api.get('/api/account/email-change', { signal }),
  refetchOnWindowFocus: 'always',
});

export const passkeysQuery = queryOptions({
  queryKey: [...accountKey, 'passkeys'],
  queryFn: ({ signal }) => api.get('/api/account/passkeys', { signal }),
});

export const twoStepQuery = queryOptions({
  queryKey: [...accountKey, 'two-step'],
  queryFn: ({ signal }) => api.get('/api/account/two-step', { signal }),
});

/** Refetched at each visit by the route's loader. */
export const sessionsQuery = queryOptions({
  queryKey: [...accountKey, 'sessions'],
  queryFn: ({ signal }) => api.get('/api/account/sessions', { signal }),
  staleTime: 0,
  refetchOnMount: false,
});

export const failedSignInsQuery = queryOptions({
  queryKey: [...accountKey, 'failed-sign-ins'],
  queryFn: ({ signal }) => api.get('/api/account/sessions/failed', { signal }),
});

/** An email's unsubscribe link may have changed them. Not refetched while the form is open. */
export const mailPreferencesQuery = queryOptions({
  queryKey: [...accountKey, 'mail-preferences'],
  queryFn: ({ signal }) => api.get('/api/account/mail-preferences', { signal }),
  gcTime: 0,
  staleTime: Infinity,
});

/** Not refetched while the form is open. */
export const billingDetailsQuery = queryOptions({
  queryKey: [...accountKey, 'billing-details'],
  queryFn: ({ signal }) => api.get('/api/credits/billing-details', { signal }),
  staleTime: Infinity,
});

export const dataExportQuery = queryOptions({
  queryKey: [...accountKey, 'data-export'],
  queryFn: ({ signal }) => api.get('/api/account/data-exports', { signal }),
  refetchInterval: ({ state }) => (state.data?.newest?.status === 'being-made' ? POLL_EVERY_MS : false),
  refetchOnWindowFocus: 'always',
});

/** Prefetches a tab's sections. Some require a verified email address. */
export async function prefetchTab(tab: SettingsTab): Promise<void> {
  const session = await sessionKnown();
  const isVerified = session.status === 'signed-in' && session.user.emailVerified;
  if (tab === 'security') void queryClient.prefetchQuery(twoStepQuery);
  if (tab === 'sessions') {
    void queryClient.prefetchQuery(sessionsQuery);
    void queryClient.prefetchQuery(failedSignInsQuery);
  }
  if (tab === 'emails') void queryClient.prefetchQuery(mailPreferencesQuery);
  if (tab === 'billing') void queryClient.prefetchQuery(billingDetailsQuery);
  if (!isVerified) return;
  if (tab === 'profile') void queryClient.prefetchQuery(emailChangeQuery);
  if (tab === 'security') void queryClient.prefetchQuery(passkeysQuery);
  if (tab === 'data') void queryClient.prefetchQuery(dataExportQuery);
}
