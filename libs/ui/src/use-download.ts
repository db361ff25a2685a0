import { type MouseEvent, useState } from 'react';
import { offerFile, saveFrom } from './offer-file';

interface DownloadedFile {
  readonly name: string;
  readonly href: string;
}

/** Larger files are left to the browser, which shows progress. Bytes. */
const MAX_AT_ONCE = 32_000_000;

const FAILED = 'The file couldn’t be downloaded. Try again.';
const REFUSED: Readonly<Record<number, string>> = {
  401: 'Sign in again to download the file.',
  403: 'You can’t download this file.',
  404: 'This file no longer exists.',
};

/** Props of a link that saves a file. The browser alone would save the server's error page, or fail silently. */
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

/** Saves the file. @returns the error, if any */
async function failureOf(href: string, name: string): Promise<string | undefined> {
  const response = await fetch(href);
  if (!response.ok) return REFUSED[response.status] ?? FAILED;
  if (Number(response.headers.get('content-length')) > MAX_AT_ONCE) {
    await response.body?.cancel();
    saveFrom(href, name);
  } else offerFile(await response.blob(), name);
  return undefined;
}
