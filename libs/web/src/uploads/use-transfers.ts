import type { Upload } from 'tus-js-client';
import { useEffect, useRef, useState } from 'react';

/** How far this tab is with a file. */
export interface TransferProgress {
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly isPaused: boolean;
}

interface Transfer {
  readonly id: string;
  readonly file: File;
  /** Tells the server of a file that it does not know yet. */
  readonly add?: (() => Promise<unknown>) | undefined;
}

/**
 * What this tab is sending, by a key of the caller's: the file's id, or what the file is for.
 * @param refresh once a file has arrived
 */
export function useTransfers(refresh: () => Promise<unknown>) {
  const [sending, setSending] = useState<Readonly<Record<string, TransferProgress>>>({});
  const uploads = useRef(new Map<string, Upload>());

  useEffect(() => {
    const running = uploads.current;
    // What has arrived stays on the server.
    return () => running.forEach((upload) => void upload.abort());
  }, []);

  const note = (key: string, told: Partial<TransferProgress>) =>
    setSending((all) => (all[key] ? { ...all, [key]: { ...all[key], ...told } } : all));
  const forget = (key: string) => {
    uploads.current.delete(key);
    setSending((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== key)));
  };

  return {
    sending,

    /** @throws what `add` throws */
    start: async (key: string, { id, file, add }: Transfer): Promise<void> => {
      setSending((all) => ({ ...all, [key]: { name: file.name, size: file.size, sent: 0, isPaused: false } }));
      try {
        await add?.();
        const { transferOf } = await import('./transfer');
        const upload = transferOf(file, id, {
          sent: (sent) => note(key, { sent }),
          done: () => void refresh().finally(() => forget(key)),
          failed: () => note(key, { isPaused: true }),
        });
        uploads.current.set(key, upload);
        upload.start();
      } catch (failure) {
        forget(key);
        throw failure;
      }
    },

    pause: (key: string): void => {
      void uploads.current.get(key)?.abort();
      note(key, { isPaused: true });
    },

    resume: (key: string): void => {
      note(key, { isPaused: false });
      uploads.current.get(key)?.start();
    },

    /** For good. */
    stop: async (key: string): Promise<void> => {
      await uploads.current.get(key)?.abort();
      forget(key);
    },
  };
}
