import { type AskedInput, faultText, momentText, readingText, sizeText } from '@casewright/rules';
import { type Intake, statementText } from '@casewright/rules/intake';
import { Button, PreviewButton, ProgressBar } from '@casewright/ui';
import { Pause, Play, X } from 'lucide-react';
import { fileOfInput, type StoredInput } from './queries';
import { Questions } from './questions';
import type { TransferProgress } from '@casewright/web/uploads';
import type { InputUploads } from './use-input-uploads';

interface InputStatusProps {
  readonly caseId: string;
  readonly item: AskedInput;
  readonly input: StoredInput;
  readonly progress: TransferProgress | undefined;
  readonly uploads: InputUploads;
}

export function InputStatus({ caseId, item, input, progress, uploads }: InputStatusProps) {
  if (progress) return <Sending item={item} progress={progress} uploads={uploads} />;
  const { state, file, answers, reading, reason, providedAt } = input;
  const at = providedAt ? momentText(new Date(providedAt)) : '';
  return (
    <>
      {state === 'uploading' && file && (
        <p className="mt-1 text-label text-ink-muted">
          <span className="wrap-anywhere">{file.name}</span>: the upload stopped at {sizeText(file.received)} of{' '}
          {sizeText(file.size)}. Choose the file again to finish it.
        </p>
      )}
      {state === 'reading' && file && (
        <p role="status" className="mt-1 text-label text-ink-muted">
          <span className="wrap-anywhere">{file.name}</span> is being read...
        </p>
      )}
      {file?.isReady && state !== 'reading' && (
        <div className="mt-1 flex items-center gap-3">
          <p className="min-w-0 text-label text-ink-muted">
            <a
              href={fileOfInput(caseId, item.key)}
              download
              className="rounded-box wrap-anywhere text-accent underline hover:text-accent-strong"
            >
              {file.name}
            </a>
            {' · '}
            {reading && !reading.problem ? readingText(item, reading) : sizeText(file.size)}
            {' · '}
            {at}
          </p>
          <PreviewButton name={file.name} href={fileOfInput(caseId, item.key)} />
        </div>
      )}
      {reading?.intake && !reading.problem && <Statement intake={reading.intake} />}
      {state === 'questions' && (
        <Questions caseId={caseId} item={item} questions={(reading?.intake ?? reading?.bill)?.questions ?? []} />
      )}
      {reading && !reading.problem && <UncountedSheets reading={reading} />}
      {reading?.bill && !reading.problem && reading.bill.notes.length > 0 && (
        <p className="mt-1 text-label wrap-anywhere text-ink-muted">{reading.bill.notes.join(' ')}</p>
      )}
      {answers && (
        <p className="mt-1 text-label wrap-anywhere text-ink-muted">
          Typed in: {typedText(item, answers)} · {at}
        </p>
      )}
      {state === 'returned' && reason && (
        <p className="mt-2 rounded-control bg-danger-soft px-3.5 py-2.5 text-label wrap-anywhere">
          <strong className="font-semibold text-danger">Sent back:</strong> {reason}
        </p>
      )}
      {state === 'faults' && (
        <div role="status" className="mt-2 rounded-control bg-danger-soft px-3.5 py-2.5 text-label wrap-anywhere">
          <Problems file={file} reading={reading} />
        </div>
      )}
    </>
  );
}

/** What was recognized and counted, and what was left aside. */
function Statement({ intake }: { readonly intake: Intake }) {
  return (
    <p className="mt-1 text-label wrap-anywhere text-ink-muted">{[statementText(intake), ...intake.notes].join(' ')}</p>
  );
}

/** Sheets of a workbook whose rows are not counted, such as a second bill with other columns. */
function UncountedSheets({ reading: { sheets } }: { readonly reading: NonNullable<StoredInput['reading']> }) {
  const uncounted = sheets
    .filter(({ isUsed, isHidden, source, rows }) => !isUsed && !isHidden && source === null && rows > 0)
    .map(({ name }) => `“${name}”`);
  if (uncounted.length === 0) return null;
  const names = uncounted.slice(0, MAX_NAMED_SHEETS).join(', ');
  const more = uncounted.length - MAX_NAMED_SHEETS;
  return (
    <p className="mt-1 text-label wrap-anywhere text-ink-muted">
      Not counted: {uncounted.length === 1 ? 'sheet' : 'sheets'} {names}
      {more > 0 && ` and ${more} more`}.
    </p>
  );
}

const MAX_NAMED_SHEETS = 3;

function Problems({ file, reading }: Pick<StoredInput, 'file' | 'reading'>) {
  const problem = file?.problem ?? reading?.problem;
  if (problem) return <p>{problem}</p>;
  return (
    <>
      <p className="font-semibold">Correct these cells and upload the file again:</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {reading?.faults.map((fault) => (
          <li key={`${fault.sheet} ${fault.place} ${fault.kind}`}>{faultText(fault)}</li>
        ))}
      </ul>
    </>
  );
}

const typedText = ({ fields }: AskedInput, answers: Readonly<Record<string, string>>): string =>
  fields
    .flatMap(({ key, label, kind }) => {
      const answer = answers[key];
      return answer ? [`${label}: ${kind === 'number' ? grouped(answer) : answer}`] : [];
    })
    .join('; ');

/** Formats integers with thousands separators. Other text stays as typed. */
const grouped = (typed: string): string => (/^\d+$/.test(typed) ? BigInt(typed).toLocaleString('en-US') : typed);

interface SendingProps {
  readonly item: AskedInput;
  readonly progress: TransferProgress;
  readonly uploads: InputUploads;
}

function Sending({ item: { key }, progress: { name, size, sent, isPaused }, uploads }: SendingProps) {
  const isStarting = sent === 0 && !isPaused;
  return (
    <div className="mt-1.5 flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <ProgressBar label={`Uploading ${name}`} max={size} value={isStarting ? undefined : sent} />
        <p className="mt-1 text-caption wrap-anywhere text-ink-muted">
          {name}, {isPaused ? 'paused at ' : ''}
          {isStarting ? '' : `${sizeText(sent)} of `}
          {sizeText(size)}
          {isPaused ? '' : '. Resumes by itself after a lost connection.'}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        className="w-8 px-0! max-md:w-11"
        aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
        onClick={() => (isPaused ? uploads.resume(key) : uploads.pause(key))}
      >
        {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
      </Button>
      <Button
        kind="quiet"
        size="small"
        className="w-8 px-0! max-md:w-11"
        aria-label={`Cancel ${name}`}
        onClick={() => void uploads.cancel(key)}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
