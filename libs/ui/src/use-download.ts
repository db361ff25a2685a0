import { type MouseEvent, useState } from 'react';
import { offerFile, saveFrom } from './offer-file';

interface DownloadedFile {
  readonly name: string;
  /** Where it is downloaded. */
  readonly href: string;
}

/** A larger file is left to the browser, which shows how far it is. Bytes. */
const MOST_AT_ONCE = 32_000_000;

/** A link that saves a file. By itself a browser would save the server's refusal in place of the file, or say nothing. */
export function useDownload({ name, href }: DownloadedFile) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const download = async () => {
    setState('working');
    setState(await saved(href, name).catch(() => 'failed' as const));
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state !== 'working') void download();
  };
  return { state, link: { href, download: name, onClick, 'aria-busy': state === 'working' } } as const;
}

async function saved(href: string, name: string): Promise<'idle' | 'failed'> {
  const response = await fetch(href);
  if (!response.ok) return 'failed';
  if (Number(response.headers.get('content-length')) > MOST_AT_ONCE) {
    await response.body?.cancel();
    saveFrom(href, name);
  } else offerFile(await response.blob(), name);
  return 'idle';
}

/** What is said below the link then, which is how to try again. */
export const DOWNLOAD_FAILED = 'The file couldn’t be downloaded. Try again.';
