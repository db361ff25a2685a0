import { type MouseEvent, useState } from 'react';
import { offerFile, saveFrom } from './offer-file';

interface DownloadedFile {
  readonly name: string;
  /** Where it is downloaded. */
  readonly href: string;
}

/** A larger file is left to the browser, which shows how far it is. Bytes. */
const MOST_AT_ONCE = 32_000_000;

const FAILED = 'The file couldn’t be downloaded. Try again.';
const REFUSED: Readonly<Record<number, string>> = {
  401: 'Sign in again to download the file.',
  403: 'You can’t download this file.',
  404: 'The file isn’t there any more.',
};

/**
 * A link that saves a file. By itself a browser would save the server's refusal in place of the file, or say nothing.
 * @returns `failure`: what to say after the file couldn't be had
 */
export function useDownload({ name, href }: DownloadedFile) {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setWorking(true);
    setFailure(undefined);
    setFailure(await failureOf(href, name).catch(() => FAILED));
    setWorking(false);
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isWorking) void download();
  };
  return { isWorking, failure, link: { href, download: name, onClick, 'aria-busy': isWorking } } as const;
}

/** Saves the file. @returns why it couldn't */
async function failureOf(href: string, name: string): Promise<string | undefined> {
  const response = await fetch(href);
  if (!response.ok) return REFUSED[response.status] ?? FAILED;
  if (Number(response.headers.get('content-length')) > MOST_AT_ONCE) {
    await response.body?.cancel();
    saveFrom(href, name);
  } else offerFile(await response.blob(), name);
  return undefined;
}
