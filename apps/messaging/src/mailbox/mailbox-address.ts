import { paths } from '@casewright/web/paths';

/** `team` is for admins only. */
export type Folder = 'inbox' | 'sent' | 'drafts' | 'team';

interface FolderPlace {
  readonly name: string;
  readonly path: string;
}

export const FOLDERS: Readonly<Record<Folder, FolderPlace>> = {
  inbox: { name: 'Inbox', path: paths.messages },
  sent: { name: 'Sent', path: paths.sent },
  drafts: { name: 'Drafts', path: paths.drafts },
  team: { name: 'Team inbox', path: paths.teamInbox },
};

// The open item is in the URL, so that Back, reload and signing in again return to it.
export const MESSAGE = 'message';
export const DRAFT = 'draft';
export const COMPOSE = 'compose';
export const SEARCH = 'q';

export const folderPath = (folder: Folder, search = ''): string => addressOf(folder, { [SEARCH]: search });
export const messagePath = (folder: Folder, id: string, search = ''): string =>
  addressOf(folder, { [SEARCH]: search, [MESSAGE]: id });
export const draftPath = (id: string): string => addressOf('drafts', { [DRAFT]: id });
/** A new message if the id is empty. */
export const composePath = (folder: Folder, id = ''): string =>
  id ? addressOf(folder, { [COMPOSE]: id }) : `${FOLDERS[folder].path}?${COMPOSE}=`;

function addressOf(folder: Folder, query: Readonly<Record<string, string>>): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return FOLDERS[folder].path + (given.size > 0 ? `?${given}` : '');
}
