import { sizeText } from '@casewright/rules';
import type { Answer } from '@casewright/web';

type SentAttachment = Answer<'get', '/api/messages/{id}'>['attachments'][number];

export const attachedFiles = (attachments: readonly SentAttachment[]) =>
  attachments.map(({ id, name, size, type }) => ({
    ...{ id, name, type, detail: sizeText(size) },
    href: `/api/attachments/${id}`,
  }));
