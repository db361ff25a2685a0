import type { Upload } from 'tus-js-client';
import { notify } from '@casewright/web';
import { useLocation } from '@casewright/web/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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

/** One that was begun, and has neither arrived nor been stopped. */
interface Running {
  readonly name: string;
  isPaused: boolean;
  /** Absent until the server knows of the file. */
  upload?: Upload;
}

/**
 * What this tab is sending, by a key of the caller's: the file's id, or what the file is for. It stops when its part of the
 * page is left, and a notice leads back to it; the browser asks before the tab is closed.
 * @param refresh once a file has arrived, or has stopped on its way
 */
export function useTransfers(refresh: () => Promise<unknown>) {
  const [sending, setSending] = useState<Readonly<Record<string, TransferProgress>>>({});
  const running = useRef(new Map<string, Running>());
  useUnsentWarning(Object.keys(sending).length > 0);

  const { pathname, search } = useLocation();
  const sayStopped = useEffectEvent((names: readonly string[]) => {
    notify({
      title: 'Upload Stopped',
      message: stoppedText(names),
      link: { label: 'Go back', path: pathname + search },
    });
    void refresh();
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      const stopped = [...all.values()];
      all.clear();
      // What has arrived stays on the server.
      for (const { upload } of stopped) void upload?.abort();
      if (stopped.length > 0) sayStopped(stopped.map(({ name }) => name));
    };
  }, []);

  const note = (key: string, told: Partial<TransferProgress>) =>
    setSending((all) => (all[key] ? { ...all, [key]: { ...all[key], ...told } } : all));
  const forget = (key: string) => {
    running.current.delete(key);
    setSending((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== key)));
  };
  const setPaused = (key: string, isPaused: boolean): Running | undefined => {
    const one = running.current.get(key);
    if (one) one.isPaused = isPaused;
    note(key, { isPaused });
    return one;
  };

  return {
    sending,

    /** In place of what was sent under the key before. @throws what `add` throws */
    start: async (key: string, { id, file, add }: Transfer): Promise<void> => {
      const { name, size } = file;
      const begun: Running = { name, isPaused: false };
      /** Unless it was stopped or replaced meanwhile. */
      const ifStill = (act: () => void) => {
        if (running.current.get(key) === begun) act();
      };
      const arrived = async () => {
        running.current.delete(key);
        await refresh();
        if (!running.current.has(key)) forget(key);
      };
      running.current.set(key, begun);
      setSending((all) => ({ ...all, [key]: { name, size, sent: 0, isPaused: false } }));
      try {
        await add?.();
        const { transferOf } = await import('./transfer');
        ifStill(() => {
          begun.upload = transferOf(file, id, {
            sent: (sent) => ifStill(() => note(key, { sent })),
            done: () => ifStill(() => void arrived()),
            failed: () => ifStill(() => setPaused(key, true)),
          });
          if (!begun.isPaused) begun.upload.start();
        });
      } catch (failure) {
        ifStill(() => forget(key));
        throw failure;
      }
    },

    pause: (key: string): void => void setPaused(key, true)?.upload?.abort(),
    resume: (key: string): void => setPaused(key, false)?.upload?.start(),

    /** For good. */
    stop: async (key: string): Promise<void> => {
      const upload = running.current.get(key)?.upload;
      forget(key);
      await upload?.abort();
    },
  };
}

/** The browser asks before a page is closed that is still sending. */
function useUnsentWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
}

const stoppedText = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0
    ? `${others.length + 1} files are not uploaded. Choose them again to finish them.`
    : `${first} is not uploaded. Choose it again to finish it.`;
