import type { Upload } from 'tus-js-client';
import { notify } from '@casewright/web';
import { useLocation } from '@casewright/web/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface TransferProgress {
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly isPaused: boolean;
}

interface Transfer {
  readonly id: string;
  readonly file: File;
  /** Registers a new file with the server. */
  readonly add?: (() => Promise<unknown>) | undefined;
}

interface Running {
  readonly name: string;
  isPaused: boolean;
  upload?: Upload;
}

/** Uploads of this tab by key. Leaving the page stops them. @param refresh called when an upload finishes or fails */
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
      // The server keeps the part that has arrived.
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

    /** Replaces an upload under the same key. @throws what `add` throws */
    start: async (key: string, { id, file, add }: Transfer): Promise<void> => {
      const { name, size } = file;
      const begun: Running = { name, isPaused: false };
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
        const [{ transferOf }] = await Promise.all([import('./transfer'), add?.()]);
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

    stop: async (key: string): Promise<void> => {
      const upload = running.current.get(key)?.upload;
      forget(key);
      await upload?.abort();
    },
  };
}

/** Makes the browser warn before the page is closed during an upload. */
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
