import { sizeText } from '@casewright/rules';
import { FileIcon } from '@casewright/ui';
import { Download } from 'lucide-react';
import { downloadPath, previewPath, type SentAttachment } from './queries';

/** The files of a message. Pictures are shown, everything else is saved. */
export function MessageAttachments({ attachments }: { readonly attachments: readonly SentAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="mt-4 grid max-w-100 gap-2">
      {attachments.map(({ id, name, size, type }) => (
        <li key={id} className="min-w-0 overflow-hidden rounded-card border border-line">
          {type.startsWith('image/') && (
            <a href={previewPath(id)} target="_blank" rel="noreferrer" className="block border-b border-line bg-sunken">
              <img src={previewPath(id)} alt={name} loading="lazy" className="mx-auto max-h-64 max-w-full" />
            </a>
          )}
          <a
            href={downloadPath(id)}
            download={name}
            aria-label={`Download ${name}`}
            className="flex items-center gap-3 px-3 py-2.5 hover:bg-hover"
          >
            <FileIcon name={name} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-label font-medium">{name}</span>
              <span className="block text-caption text-ink-muted">{sizeText(size)}</span>
            </span>
            <Download aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
          </a>
        </li>
      ))}
    </ul>
  );
}
