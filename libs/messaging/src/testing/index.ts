export { PurgeDeletedMessages } from '../commands/purge-deleted-messages';
