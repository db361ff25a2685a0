import { DownloadButton } from './download-button';
import { FileIcon } from './file-icon';
import { Preview, previewAddress, PreviewButton } from './file-preview';

interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** '184 KB' */
  readonly detail: string;
  /** Media type. */
  readonly type: string;
  readonly href: string;
}

export function AttachedFiles({ files }: { readonly files: readonly AttachedFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="mt-4 grid max-w-100 gap-2">
      {files.map(({ id, name, detail, type, href }) => (
        <li key={id} className="min-w-0 overflow-hidden rounded-card border border-line">
          {type.startsWith('image/') && (
            <Preview name={name} href={href} className="block w-full border-b border-line bg-sunken">
              <img
                src={previewAddress(href)}
                alt={name}
                loading="lazy"
                className="mx-auto max-h-64 max-w-full object-contain"
              />
            </Preview>
          )}
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-3 py-2.5">
            <FileIcon name={name} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-label font-medium" title={name}>
                {name}
              </span>
              <span className="block text-caption text-ink-muted">{detail}</span>
            </span>
            {!type.startsWith('image/') && <PreviewButton name={name} href={href} />}
            <DownloadButton name={name} href={href} />
          </div>
        </li>
      ))}
    </ul>
  );
}
