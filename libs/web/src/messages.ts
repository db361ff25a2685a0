export { attachedFiles } from './messages/attached-files';
export { draftListKey } from './messages/attachments-query';
export { useAttachments } from './messages/use-attachments';
export { useMarkRead } from './messages/use-mark-read';
