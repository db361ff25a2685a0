import { paths } from '@casewright/web/paths';

export type Folder = 'inbox' | 'sent' | 'drafts';

interface FolderPlace {
  readonly name: string;
  readonly path: string;
}

export const FOLDERS: Readonly<Record<Folder, FolderPlace>> = {
  inbox: { name: 'Inbox', path: paths.messages },
  sent: { name: 'Sent', path: paths.sent },
  drafts: { name: 'Drafts', path: paths.drafts },
};

// What is open is in the address, so Back, reload and signing in again lead to it.
export const MESSAGE = 'message';
export const DRAFT = 'draft';
export const COMPOSE = 'compose';

const within = (folder: Folder, name: string, id: string): string =>
  `${FOLDERS[folder].path}?${name}=${encodeURIComponent(id)}`;

export const messagePath = (folder: Folder, id: string): string => within(folder, MESSAGE, id);
export const draftPath = (id: string): string => within('drafts', DRAFT, id);
/** Without an id, of a new message. */
export const composePath = (folder: Folder, id = ''): string => within(folder, COMPOSE, id);
