export { newUuid } from './uploads/new-uuid';
export { type Uploads, useUploads } from './uploads/use-uploads';
export { type TransferProgress, useTransfers } from './uploads/use-transfers';
