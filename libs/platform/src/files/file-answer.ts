import { StreamableFile } from '@nestjs/common';
import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { FileContents } from './file-contents';
import { FileNotFound } from './files.errors';
import type { StoredFile } from './stored-file';

const PREVIEWED = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'];

/** The browser's image viewer needs inline styles. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const HEADERS = {
  download: { 'content-security-policy': `${SANDBOX}; frame-ancestors 'none'` },
  preview: { 'content-security-policy': `${SANDBOX}; frame-ancestors 'self'`, 'x-frame-options': 'SAMEORIGIN' },
};

/** Does not authorize. @throws FileNotFound if unchecked, or for a preview of neither an image nor a PDF */
export function fileAnswer(
  contents: FileContents,
  file: StoredFile | undefined,
  reply: FastifyReply,
  use: 'download' | 'preview' = 'download',
): StreamableFile {
  if (file?.state !== 'ready' || !file.type) throw new FileNotFound();
  if (use === 'preview' && !PREVIEWED.includes(file.type)) throw new FileNotFound();
  void reply.headers({ ...HEADERS[use], 'cache-control': 'private, no-store' });
  return new StreamableFile(contents.read(file.id), {
    type: use === 'preview' ? file.type : 'application/octet-stream',
    length: file.size,
    disposition: create(file.name, { type: use === 'preview' ? 'inline' : 'attachment' }),
  });
}
