import { api } from '@casewright/web';
import type { SentChange } from '../change/send-change';

const sessionsOf = (id: string) => api.get('/api/admin/users/{id}/sessions', { path: { id } });

export const endingSessions = (id: string): SentChange => ({
  send: () => api.delete('/api/admin/users/{id}/sessions', { path: { id } }),
  ifLost: async () => (await sessionsOf(id)).length === 0,
});

export const endingSession = (id: string, sessionId: string): SentChange => ({
  send: () => api.delete('/api/admin/users/{id}/sessions/{sessionId}', { path: { id, sessionId } }),
  ifLost: async () => (await sessionsOf(id)).every((session) => session.id !== sessionId),
});

export const sendingVerification = (id: string): SentChange => ({
  send: () => api.post('/api/admin/users/{id}/verification', { path: { id } }),
});

export const unlocking = (id: string): SentChange => ({
  send: () => api.post('/api/admin/users/{id}/unlock', { path: { id } }),
  ifLost: async () => (await api.get('/api/admin/users/{id}', { path: { id } })).lockedUntil === null,
});

export const exportingData = (id: string): SentChange => ({
  send: () => api.post('/api/admin/users/{id}/data-export', { path: { id } }),
});
