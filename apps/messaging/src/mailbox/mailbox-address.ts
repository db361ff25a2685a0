import { addressWith, textIn } from '@casewright/web/address';
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
export const messageInAddress = textIn('message');
export const draftInAddress = textIn('draft');
export const composeInAddress = textIn('compose');
export const searchInAddress = textIn('q');

export const folderPath = (folder: Folder, search = ''): string =>
  addressWith(FOLDERS[folder].path, searchInAddress, search || undefined);
export const messagePath = (folder: Folder, id: string, search = ''): string =>
  addressWith(FOLDERS[folder].path, messageInAddress, id, search && { [searchInAddress.name]: search });
export const draftPath = (id: string): string => addressWith(FOLDERS.drafts.path, draftInAddress, id);
/** A new message if the id is empty. */
export const composePath = (folder: Folder, id = ''): string => addressWith(FOLDERS[folder].path, composeInAddress, id);
