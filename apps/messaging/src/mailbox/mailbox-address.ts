import { paths } from '@casewright/web/paths';
import type { Folder } from './queries';

// What is open is in the address, so Back and reload work.
const MESSAGE = 'message';
const COMPOSE = 'compose';

export const folderPath = (folder: Folder): string => (folder === 'inbox' ? paths.messages : paths.sent);

export const messagePath = (folder: Folder, id: string): string =>
  `${folderPath(folder)}?${MESSAGE}=${encodeURIComponent(id)}`;

export const composePath = (folder: Folder): string => `${folderPath(folder)}?${COMPOSE}=1`;

export const openIn = (query: URLSearchParams) => ({
  messageId: query.get(MESSAGE),
  isComposing: query.has(COMPOSE),
});
