import { Download, LoaderCircle } from 'lucide-react';
import { buttonLook } from './button';
import { useDownload } from './use-download';

interface DownloadButtonProps {
  readonly name: string;
  readonly href: string;
}

export const ICON_BUTTON = `w-9 shrink-0 px-0! max-md:w-11 ${buttonLook('secondary', 'small')}`;

/** Shows an error on a line of its own; the parent must wrap. */
export function DownloadButton({ name, href }: DownloadButtonProps) {
  const { isWorking, failure, link } = useDownload({ name, href });
  const Icon = isWorking ? LoaderCircle : Download;
  return (
    <>
      <a {...link} aria-label={`Download ${name}`} title="Download" className={ICON_BUTTON}>
        <Icon aria-hidden className={`size-4 ${isWorking ? 'animate-turn' : ''}`} />
      </a>
      {failure && (
        <p role="alert" className="basis-full text-right text-caption text-danger">
          {failure}
        </p>
      )}
    </>
  );
}
