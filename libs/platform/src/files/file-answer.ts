import { StreamableFile } from '@nestjs/common';
import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { FileContents } from './file-contents';
import { FileNotFound } from './files.errors';
import type { StoredFile } from './stored-file';

/** Types that a page of ours shows. Nothing else is ever shown as what it is. */
const PREVIEWED = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'];

/** Shown on its own, a picture is laid out by the browser's own style. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const HEADERS = {
  download: { 'content-security-policy': `${SANDBOX}; frame-ancestors 'none'` },
  // In a frame of our own pages.
  preview: { 'content-security-policy': `${SANDBOX}; frame-ancestors 'self'`, 'x-frame-options': 'SAMEORIGIN' },
};

/**
 * Answers with the content of a file, to be saved; whoever may not see it is refused before.
 * @throws FileNotFound for what is not checked, or is asked to be shown and is neither picture nor PDF
 */
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
