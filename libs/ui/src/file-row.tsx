import { CopyButton } from './copy-button';
import { DownloadButton } from './download-button';
import { FileIcon } from './file-icon';
import { PreviewButton } from './file-preview';

interface FileRowProps {
  readonly name: string;
  /** '4.8 MB' */
  readonly detail: string;
  /** Of the content, in hexadecimal. */
  readonly sha256: string;
  readonly href: string;
}

export function FileRow({ name, detail, sha256, href }: FileRowProps) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <FileIcon name={name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-label font-medium" title={name}>
          {name}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-caption text-ink-muted">
          {detail}
          <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
            SHA-256 {shortHash(sha256)}
            <CopyButton text={sha256} label={`Copy SHA-256 of ${name}`} />
          </span>
        </span>
      </span>
      <PreviewButton name={name} href={href} />
      <DownloadButton name={name} href={href} />
    </li>
  );
}

/** '3210 0a41 … a653' */
const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
