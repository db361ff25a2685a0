import { type AskedInput, inputLimits, momentText, sizeText } from '@casewright/rules';
import { Badge, Button, Panel, ProgressBar } from '@casewright/ui';
import { FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChooseFile } from '../case/inputs/choose-file';
import { ColumnsForm } from '../case/inputs/columns-form';
import { Questions } from '../case/inputs/questions';
import { ReplaceInput } from '../case/inputs/replace-input';
import { useInputUploads } from '../case/inputs/use-input-uploads';
import { madeByText } from './made-by-text';
import type { ReadItem } from './queries';
import { isRead, type ReadBill, type ReadInput } from './read-input';

interface FilePanelProps {
  readonly item: ReadItem;
  readonly input: ReadInput | ReadBill;
  readonly asked: AskedInput | undefined;
  readonly isChangeable: boolean;
  /** What was recognized, for example "RVTools 4.4, vInfo". */
  readonly title: string;
  readonly statement: Pick<ReadInput['reading']['intake'], 'source' | 'notes' | 'questions'>;
  readonly text: string;
  readonly matchHint: string;
  readonly before?: ReactNode;
  readonly more?: ReactNode;
}

/** The file of an item with its intake statement, and the ways to correct both. */
export function FilePanel({ item, input, asked, isChangeable, title, statement, text, ...given }: FilePanelProps) {
  const { matchHint, before, more } = given;
  const { reading, file } = input;
  const { source, notes, questions } = statement;
  const isAsked = isChangeable && input.state === 'questions';
  const [isMatching, setMatching] = useState(false);
  const [replacing, replaceBy] = useState<File>();
  const uploads = useInputUploads(item.caseId, [input]);
  const sending = uploads.sending[item.key];
  const limits = asked && inputLimits(asked);
  return (
    <>
      {sending && (
        <Panel>
          <ProgressBar label={`Uploading ${sending.name}`} max={sending.size} value={sending.sent} />
          <div className="mt-1 flex items-center justify-between gap-3">
            <p className="min-w-0 text-label wrap-anywhere text-ink-muted">{sending.name} is being uploaded.</p>
            <Button kind="quiet" size="small" onClick={() => void uploads.cancel(item.key)}>
              Cancel
            </Button>
          </div>
        </Panel>
      )}
      {!sending && before}
      <Panel>
        <div className="flex flex-wrap items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft">
            <FileSpreadsheet aria-hidden className="size-5 text-accent" />
          </span>
          <div className="min-w-0 flex-1 basis-70">
            <h2 className="flex flex-wrap items-center gap-2.5 font-serif text-card font-semibold">
              {title}
              {source && <Badge>Recognized</Badge>}
            </h2>
            <p className="mt-1 text-small wrap-anywhere">{text}</p>
            <p className="mt-1 text-label wrap-anywhere text-ink-muted">
              {file.name}, {sizeText(file.size)}
              {input.providedAt && `, ${momentText(new Date(input.providedAt))}`}
              {input.coveredBy && `. Uploaded for “${input.coveredBy}”.`}
            </p>
            {notes.map((note) => (
              <p key={note} className="mt-1 text-label wrap-anywhere text-ink-muted">
                {note}
              </p>
            ))}
            {isAsked && <Questions caseId={item.caseId} item={input} questions={questions} />}
            <SettledQuestions {...{ input, questions, isAsked }} />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {isChangeable && asked?.table && !isMatching && (
              <Button size="small" onClick={() => setMatching(true)}>
                {source ? `Not ${source.product}?` : 'Match columns'}
              </Button>
            )}
            {isChangeable && asked && !sending && (
              <ChooseFile
                label="Replace file"
                limits={limits}
                onChoose={([chosen]) => {
                  // Rows are kept until the seller takes the new file.
                  if (chosen && isRead(input)) uploads.add(asked, chosen);
                  else replaceBy(chosen);
                }}
              />
            )}
            {more}
          </div>
        </div>
        {isMatching && asked?.table && (
          <div className="mt-4 border-t border-line pt-4">
            <p className="text-label text-ink-muted">{matchHint}</p>
            <ColumnsForm
              caseId={item.caseId}
              item={asked}
              table={asked.table}
              reading={reading}
              onClose={() => setMatching(false)}
            />
          </div>
        )}
      </Panel>
      {replacing && asked && (
        <ReplaceInput
          input={input}
          file={replacing}
          onConfirm={() => {
            uploads.add(asked, replacing);
            replaceBy(undefined);
          }}
          onClose={() => replaceBy(undefined)}
        />
      )}
    </>
  );
}

interface SettledQuestionsProps {
  readonly input: ReadInput | ReadBill;
  readonly questions: FilePanelProps['statement']['questions'];
  /** Whether open questions are shown apart. */
  readonly isAsked: boolean;
}

/** What looked implausible, and who confirmed it. */
function SettledQuestions({ input: { confirmation }, questions, isAsked }: SettledQuestionsProps) {
  const [confirmed, open] = [questions.filter((one) => one.isConfirmed), questions.filter((one) => !one.isConfirmed)];
  return (
    <div className="mt-1 text-label wrap-anywhere text-ink-muted">
      {confirmed.map(({ kind, text }) => (
        <p key={`${kind} ${text}`}>{text}</p>
      ))}
      {confirmed.length > 0 && confirmation && <p>Confirmed by {madeByText(confirmation, 'you', 'a former user')}.</p>}
      {!isAsked && open.map(({ kind, text }) => <p key={`${kind} ${text}`}>{text}</p>)}
      {!isAsked && open.length > 0 && <p>The seller hasn’t confirmed this yet.</p>}
    </div>
  );
}
