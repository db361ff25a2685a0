import { type AskedInput, inputLimits, isProvided } from '@casewright/rules';
import { Badge, Button } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  LoaderCircle,
  Table as TableIcon,
  Undo2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { isRead } from '../../input/read-input';
import { AnswersForm, useKeptAnswers } from './answers-form';
import { ChooseFile } from './choose-file';
import { ColumnsForm } from './columns-form';
import { ExampleLink } from './example-link';
import { InputStatus } from './input-status';
import type { StoredInput } from './queries';
import { ReplaceInput } from './replace-input';
import type { InputUploads } from './use-input-uploads';

interface InputItemProps {
  readonly caseId: string;
  readonly item: AskedInput;
  readonly input: StoredInput;
  readonly uploads: InputUploads;
  /** Address of the page of its rows. */
  readonly rowsAt: string;
}

type Opened = 'answers' | 'columns' | 'change' | undefined;

export function InputItem({ caseId, item, input, uploads, rowsAt }: InputItemProps) {
  const kept = useKeptAnswers(caseId, item, input.answers);
  const [opened, open] = useState<Opened>(kept.isKept && input.isChangeable ? 'answers' : undefined);
  const [losing, lose] = useState<{ readonly by?: File }>();
  const progress = uploads.sending[item.key];
  const { state, isWaived, coveredBy, isChangeable, reading, replacement } = input;
  const isOpen = !isProvided(state) || opened === 'change';
  const limits = inputLimits(item);
  const close = () => open(undefined);
  /** An unfinished upload is continued by choosing its file again. */
  const isProvidedAlready = (input.file?.isReady ?? false) || input.answers !== null;
  const upload = (file: File) => {
    uploads.add(item, file);
    close();
  };
  const check = replacement ? 'Review the new file' : reading?.bill ? 'Check the bill' : 'Check the rows';
  const remove = () => void uploads.cancel(item.key).then(close);
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3.5 border-t border-line py-4 first:border-t-0">
      <StateIcon state={progress ? 'uploading' : coveredBy && state === 'missing' ? 'complete' : state} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-50">
            <h3 className="text-small font-semibold wrap-anywhere">{item.title}</h3>
            {isOpen && !progress && <p className="text-label text-ink-muted">{item.why}</p>}
          </div>
          {state === 'accepted' ? (
            <Badge>Accepted</Badge>
          ) : state === 'complete' ? (
            <span className="flex items-center gap-2">
              <Badge tone="neutral">Complete</Badge>
              {isChangeable && opened !== 'change' && (
                <Button kind="quiet" size="small" aria-label={`Change: ${item.title}`} onClick={() => open('change')}>
                  Change
                </Button>
              )}
            </span>
          ) : coveredBy && !progress ? (
            <Badge tone="neutral">Answered</Badge>
          ) : isWaived && state === 'missing' && !progress ? (
            <Badge tone="neutral">Not needed</Badge>
          ) : null}
        </div>
        {coveredBy && !progress && (
          <p className="mt-1 text-label text-ink-muted">
            “{coveredBy}” has the same data. Provide another file only if these differ.
          </p>
        )}
        <InputStatus caseId={caseId} item={item} input={input} progress={progress} uploads={uploads} />
        {!progress && replacement && (
          <p role="status" className="mt-1 text-label wrap-anywhere text-ink-muted">
            New file {replacement.file.name} {REPLACEMENT_TEXTS[replacement.state]}
          </p>
        )}
        {!progress && reading && !reading.problem && (reading.intake ?? reading.bill) && (
          <Link
            to={rowsAt}
            aria-label={`${check}: ${item.title}`}
            className="mt-1.5 inline-flex items-center gap-1.5 rounded-box text-label text-accent underline hover:text-accent-strong max-md:min-h-11"
          >
            <TableIcon aria-hidden className="size-4" />
            {check}
          </Link>
        )}
        {isChangeable && isOpen && !progress && opened !== 'answers' && opened !== 'columns' && (
          <div className="mt-3 flex flex-wrap items-center gap-2.5">
            {limits && (
              <ChooseFile
                label={input.file || input.answers ? 'Upload again' : 'Upload'}
                of={item.title}
                limits={limits}
                onChoose={([file]) => {
                  if (!file) return;
                  // Rows are kept until the seller takes the new file.
                  if (isProvidedAlready && !isRead(input)) lose({ by: file });
                  else upload(file);
                }}
              />
            )}
            <Button size="small" aria-label={`Type it in: ${item.title}`} onClick={() => open('answers')}>
              Type it in
            </Button>
            {item.table && reading && reading.sheets.some(({ headers }) => headers.length > 0) && (
              <Button size="small" aria-label={`Match columns: ${item.title}`} onClick={() => open('columns')}>
                Match columns
              </Button>
            )}
            <ExampleLink item={item} />
            {(input.file || input.answers) && (
              <Button
                kind="quiet"
                size="small"
                aria-label={`Remove: ${item.title}`}
                onClick={() => (isProvidedAlready ? lose({}) : remove())}
              >
                <X aria-hidden className="size-4" />
                Remove
              </Button>
            )}
          </div>
        )}
        {losing && (
          <ReplaceInput
            input={input}
            file={losing.by}
            onConfirm={() => (losing.by ? upload(losing.by) : remove())}
            onClose={() => lose(undefined)}
          />
        )}
        {opened === 'answers' && <AnswersForm caseId={caseId} item={item} kept={kept} onClose={close} />}
        {opened === 'columns' && item.table && reading && (
          <ColumnsForm caseId={caseId} item={item} table={item.table} reading={reading} onClose={close} />
        )}
      </div>
    </li>
  );
}

const REPLACEMENT_TEXTS: Readonly<Record<NonNullable<StoredInput['replacement']>['state'], string>> = {
  uploading: 'isn’t complete yet. Choose it again to finish the upload.',
  reading: 'is being read...',
  faults: 'can’t be used.',
  ready: 'was read. Review what it changes, then use it.',
};

function StateIcon({ state }: { readonly state: StoredInput['state'] }) {
  const [Icon, look] = ICONS[state];
  return <Icon aria-hidden className={`mt-0.5 size-5 ${look}`} />;
}

const ICONS: Readonly<Record<StoredInput['state'], readonly [typeof Circle, string]>> = {
  missing: [Circle, 'text-ink-faint'],
  uploading: [CircleDashed, 'text-value'],
  reading: [LoaderCircle, 'animate-turn text-value'],
  faults: [CircleAlert, 'text-danger'],
  questions: [CircleAlert, 'text-value'],
  complete: [CircleCheck, 'text-ink-muted'],
  returned: [Undo2, 'text-danger'],
  accepted: [CircleCheck, 'text-accent'],
};
