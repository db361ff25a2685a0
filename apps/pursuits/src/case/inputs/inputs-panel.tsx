import {
  type AskedInput,
  askedInputs,
  inputLimits,
  isProvided,
  itemOfFile,
  sizeText,
  INPUT_MAX_BYTES,
} from '@casewright/rules';
import { Badge, Loaded, Panel, ProgressBar } from '@casewright/ui';
import { inputOfPursuit } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { CaseProgress } from '../../queries';
import { CaseActions } from '../case-actions';
import { ChooseFile } from './choose-file';
import { firstRowOf } from './first-row';
import { InputItem } from './input-item';
import { waitingInputs } from './inputs-next-step';
import { inputsQuery, type StoredInput } from './queries';
import { usePageDrop } from './use-page-drop';
import type { InputUploads } from './use-input-uploads';
import { WhichItem } from './which-item';

interface InputsPanelProps {
  readonly progress: CaseProgress;
  /** Owned by the page, so that uploads continue while another tab is shown. */
  readonly uploads: InputUploads;
}

export function InputsPanel({ progress, uploads }: InputsPanelProps) {
  const found = useQuery(inputsQuery(progress.id));
  const stored = found.data ?? [];
  const provided = stored.filter(({ state, coveredBy }) => isProvided(state) || coveredBy !== null).length;
  const waiting = waitingInputs(stored, progress.state).length;
  const canAdd =
    waiting === 0 &&
    stored.some(({ state, isChangeable, coveredBy }) => state === 'missing' && isChangeable && coveredBy === null);
  return (
    <Panel title="Inputs" aside={waiting > 0 && <Badge tone="value">{`${waiting} waiting for you`}</Badge>}>
      <Loaded query={found} what="the inputs" rows={6}>
        {(inputs) => (
          <>
            <p className="text-label text-ink-muted">
              {provided} of {inputs.length} complete
              {canAdd && '. You can still add what’s missing.'}
            </p>
            <ProgressBar label="Complete inputs" max={inputs.length} value={provided} className="mt-2 h-1.5" />
            <Checklist progress={progress} stored={inputs} uploads={uploads} />
            <CaseActions progress={progress} only="complete-inputs" />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface UnplacedFile {
  readonly file: File;
  readonly guess: AskedInput | undefined;
}

interface ChecklistProps extends InputsPanelProps {
  readonly stored: readonly StoredInput[];
}

function Checklist({ progress: { id, pursuitId, terms }, stored, uploads }: ChecklistProps) {
  const [unplaced, setUnplaced] = useState<readonly UnplacedFile[]>([]);
  const asked = askedInputs(terms.selections);
  const open = asked.filter(
    (item) => inputLimits(item) && stored.some(({ key, isChangeable }) => key === item.key && isChangeable),
  );

  /** Assigns files to items. The seller is asked about unclear ones. */
  async function place(files: readonly File[]): Promise<void> {
    const isMissing = ({ key }: AskedInput) => stored.some((one) => one.key === key && !isProvided(one.state));
    const free = new Set(open);
    const unclear: UnplacedFile[] = [];
    for (const file of files) {
      const header = await firstRowOf(file);
      const known = { name: file.name, ...(header && { header }) };
      const item = itemOfFile(known, [...free].filter(isMissing));
      // Never replace a file without asking: it may be another bill for the same item.
      if (!item) unclear.push({ file, guess: itemOfFile(known, [...free]) });
      else {
        free.delete(item);
        uploads.add(item, file);
      }
    }
    setUnplaced((before) => [...before, ...unclear]);
  }

  const isOver = usePageDrop(open.length > 0, (files) => void place(files));
  const [next] = unplaced;
  return (
    <>
      <ul aria-label="Inputs of the case" className="mt-3">
        {asked.map((item) => {
          const input = stored.find(({ key }) => key === item.key);
          return (
            input && (
              <InputItem
                key={item.key}
                caseId={id}
                item={item}
                input={input}
                uploads={uploads}
                rowsAt={inputOfPursuit(pursuitId, item.key)}
              />
            )
          );
        })}
      </ul>
      {open.length > 0 && (
        <div
          className={`mt-5 flex flex-wrap items-center gap-4 rounded-control border border-dashed p-4 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
        >
          <Upload aria-hidden className="size-5 shrink-0 text-ink-muted" />
          <p className="min-w-0 flex-1 basis-50 text-label text-ink-muted">
            {isOver
              ? 'Drop the files to upload them.'
              : `Drop files anywhere on this page: they are matched to the items by their names and columns. Up to ${sizeText(INPUT_MAX_BYTES)} each.`}
          </p>
          <ChooseFile label="Choose files" isMultiple onChoose={(files) => void place(files)} />
        </div>
      )}
      {next && (
        <WhichItem
          key={next.file.name}
          file={next.file}
          guess={next.guess}
          items={open}
          stored={stored}
          onChoose={(item) => {
            setUnplaced(([, ...rest]) => rest);
            if (item) uploads.add(item, next.file);
          }}
        />
      )}
    </>
  );
}
