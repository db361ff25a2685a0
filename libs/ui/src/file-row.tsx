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
      {/* Wide enough for the fingerprint: in a narrow list the buttons go below it. */}
      <span className="min-w-0 grow basis-64">
        <span className="block text-label font-medium wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-caption text-ink-muted">
          {detail}
          <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
            SHA-256 {shortHash(sha256)}
            <CopyButton text={sha256} label={`Copy SHA-256 of ${name}`} />
          </span>
        </span>
      </span>
      <span className="ml-auto flex items-center gap-3">
        <PreviewButton name={name} href={href} />
        <DownloadButton name={name} href={href} />
      </span>
    </li>
  );
}

/** '3210 0a41 … a653' */
const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
