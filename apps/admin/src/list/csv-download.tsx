import { countText } from '@casewright/rules';
import { Button, buttonLook, offerFile } from '@casewright/ui';
import { notify } from '@casewright/web';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { csvFile } from './csv-file';

interface CsvDownloadProps {
  readonly address: string;
  /** File name without '.csv'. */
  readonly name: string;
  /** Undefined if the exact total is unknown. */
  readonly total: number | undefined;
}

/** Downloads all pages of a list, with progress and a way to stop. */
export function CsvDownload({ address, name, total = 0 }: CsvDownloadProps) {
  const [rows, setRows] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const download = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setRows(0);
    try {
      offerFile(await csvFile(address, controller.signal, setRows), `${name}.csv`);
    } catch {
      if (!controller.signal.aborted)
        notify({ kind: 'error', title: 'Error', message: 'We couldn’t download the file. Please try again.' });
    }
    setRows(undefined);
  };

  if (rows === undefined)
    return (
      <Button onClick={() => void download()}>
        <Download aria-hidden className="size-4" />
        CSV
      </Button>
    );
  const isCounted = total > 0;
  return (
    <div className={`${buttonLook()} relative overflow-hidden pr-1.5!`}>
      {isCounted && (
        <span
          aria-hidden
          className="absolute bottom-0 left-0 h-0.5 bg-accent transition-[width]"
          style={{ width: `${Math.min(rows / total, 1) * 100}%` }}
        />
      )}
      <span role="status" className="tabular-nums">
        {rows.toLocaleString('en-US')} {isCounted ? `of ${countText(total)} rows` : 'rows'}
      </span>
      <button
        type="button"
        aria-label="Cancel the download"
        title="Cancel the download"
        className="grid size-7 place-items-center rounded-box text-ink-muted hover:bg-hover hover:text-ink max-md:size-10"
        onClick={() => stop.current?.abort()}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
