import { api, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type User = Answer<'get', '/api/admin/users/{id}'>;
export type UserSession = Answer<'get', '/api/admin/users/{id}/sessions'>[number];
export type UserTransaction = Answer<'get', '/api/admin/users/{id}/transactions'>['rows'][number];
export type Step = Answer<'get', '/api/admin/users/{id}/steps'>[number];
export type UserOrder = Answer<'get', '/api/admin/users/{id}/orders'>['rows'][number];

const keyOf = (id: string, part: string) => ['admin', 'user', id, part];

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'profile'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}', { path: { id }, signal }),
  });

export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'sessions'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}/sessions', { path: { id }, signal }),
  });

export const userFailedSignInsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'failed-sign-ins'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}/failed-sign-ins', { path: { id }, signal }),
  });

export const userBalanceQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'balance'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}/balance', { path: { id }, signal }),
  });

export const userWaitingAdjustmentsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'waiting-adjustments'),
    queryFn: ({ signal }) => api.get('/api/admin/credits', { query: { owner: id, state: 'waiting' }, signal }),
  });

/** Newest first. */
export const userTransactionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'transactions'),
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/users/{id}/transactions', {
        path: { id },
        signal,
        query: { ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

export const userOrdersQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'orders'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}/orders', { path: { id }, signal }),
  });

export const userCasesQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'cases'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}/cases', { path: { id }, signal }),
  });

/** With their pursuits and states. */
export const userOpenCasesQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'open-cases'),
    queryFn: ({ signal }) => api.get('/api/admin/cases', { query: { search: id }, signal }),
  });

export const userCalculationsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'calculations'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}/calculations', { path: { id }, signal }),
  });

export const userMessagesQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'messages'),
    queryFn: ({ signal }) => api.get('/api/admin/messages', { query: { search: id }, signal }),
  });

export const userMailsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'mails'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}/mails', { path: { id }, signal }),
  });

export const userSignupsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'signups'),
    queryFn: ({ signal }) => api.get('/api/admin/pilot-signups', { query: { search: id }, signal }),
  });

/** What the user did in own pursuits and cases, newest first. */
export const userStepsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'steps'),
    queryFn: ({ signal }) => api.get('/api/admin/users/{id}/steps', { path: { id }, signal }),
  });

/** Changes only, without views. */
export const userAuditQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'audit'),
    queryFn: ({ signal }) => api.get('/api/admin/audit', { query: { subject: id, show: 'changes' }, signal }),
  });
