import { paths } from '@casewright/web/paths';

/** The team's is for admins alone. */
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

// What is open is in the address, so Back, reload and signing in again lead to it.
export const MESSAGE = 'message';
export const DRAFT = 'draft';
export const COMPOSE = 'compose';
export const SEARCH = 'q';

/** A folder; or within it, what was searched for. */
export const folderPath = (folder: Folder, search = ''): string => addressOf(folder, { [SEARCH]: search });
export const messagePath = (folder: Folder, id: string, search = ''): string =>
  addressOf(folder, { [SEARCH]: search, [MESSAGE]: id });
export const draftPath = (id: string): string => addressOf('drafts', { [DRAFT]: id });
/** Without an id, of a new message. */
export const composePath = (folder: Folder, id = ''): string =>
  id ? addressOf(folder, { [COMPOSE]: id }) : `${FOLDERS[folder].path}?${COMPOSE}=`;

function addressOf(folder: Folder, query: Readonly<Record<string, string>>): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return FOLDERS[folder].path + (given.size > 0 ? `?${given}` : '');
}
