import { askedInputs, inputLimits, momentText, sizeText } from '@casewright/rules';
import { countedText } from '@casewright/rules/intake';
import { Badge, Button, buttonLook, Loaded, PageHeader, Panel, ProgressBar } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { caseOfPursuit } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { FileSpreadsheet, Table as TableIcon } from 'lucide-react';
import { useState } from 'react';
import { ChooseFile } from '../case/inputs/choose-file';
import { ColumnsForm } from '../case/inputs/columns-form';
import { Questions } from '../case/inputs/questions';
import { useInputUploads } from '../case/inputs/use-input-uploads';
import { caseQuery, type CaseProgress, pursuitQuery } from '../queries';
import { Corrections } from './corrections';
import { Distribution } from './distribution';
import { FaultyRows } from './faulty-rows';
import { IntakeTotals } from './intake-totals';
import { LeftOut } from './left-out';
import { madeByText } from './made-by-text';
import { MatchedColumns } from './matched-columns';
import { OperatingSystems } from './operating-systems';
import { figuresQuery, inputOfCaseQuery, type ReadItem, rowsAt } from './queries';
import { isRead, type ReadInput } from './read-input';
import { Replacement } from './replacement';
import { RowsTable } from './rows-table';
import { WorthALook } from './worth-a-look';

/** What was read from the file of an item, for its seller and the provider. */
export function InputPage() {
  const { id = '', key = '' } = useParams();
  const pursuit = useQuery(pursuitQuery(id));
  const found = useQuery(caseQuery(id));
  const title = found.data ? titleOf(found.data, key) : undefined;
  return (
    <>
      <PageHeader
        title={title ?? 'Input'}
        lead="Check what we read from the file."
        back={
          <BackLink to={caseOfPursuit(id)}>
            Back to the inputs{pursuit.data ? ` of ${pursuit.data.prospect}` : ''}
          </BackLink>
        }
      />
      <Loaded query={pursuit} what="the input" rows={8} refused={(error) => isNotThere(error) && <NotThere />}>
        {({ owner }) => (
          <Loaded query={found} what="the case" rows={8}>
            {(progress) =>
              progress && title ? (
                <Input progress={progress} item={{ caseId: progress.id, key, isProvider: !owner.isYou }} />
              ) : (
                <NotThere />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

const titleOf = ({ terms }: CaseProgress, key: string): string | undefined =>
  askedInputs(terms.selections).find((asked) => asked.key === key)?.title;

const NotThere = () => <p className="text-small">This input doesn’t exist.</p>;

interface InputProps {
  readonly progress: CaseProgress;
  readonly item: ReadItem;
}

function Input({ progress, item }: InputProps) {
  const found = useQuery(inputOfCaseQuery(item));
  return (
    <Loaded query={found} what="the input" rows={8}>
      {(input) =>
        input && isRead(input) ? (
          <Rows progress={progress} item={item} input={input} />
        ) : (
          <Panel>
            <p role="status" className="text-small">
              {input?.state === 'reading'
                ? `${input.file?.name ?? 'The file'} is being read. Its rows appear here.`
                : (input?.file?.problem ??
                  input?.reading?.problem ??
                  'The rows of a file of machines or hosts appear here once it is uploaded.')}
            </p>
          </Panel>
        )
      }
    </Loaded>
  );
}

/** What looked implausible, and who confirmed it. */
function SettledQuestions({ input: { reading, state, confirmation } }: { readonly input: ReadInput }) {
  const { questions } = reading.intake;
  if (questions.length === 0) return null;
  return (
    <div className="mt-1 text-label wrap-anywhere text-ink-muted">
      {questions.map(({ kind, text }) => (
        <p key={`${kind} ${text}`}>{text}</p>
      ))}
      {confirmation && <p>Confirmed by {madeByText(confirmation, 'you', 'a former user')}.</p>}
      {state === 'questions' && <p>The seller hasn’t confirmed this yet.</p>}
    </div>
  );
}

interface RowsProps extends InputProps {
  readonly input: ReadInput;
}

function Rows({ progress, item, input }: RowsProps) {
  const { reading, file } = input;
  const { intake } = reading;
  const isOpen = input.state === 'questions';
  const isHost = intake.rows === 'host';
  const isChangeable = input.isChangeable && !item.isProvider;
  const asked = askedInputs(progress.terms.selections).find(({ key }) => key === item.key);
  const figures = useQuery(figuresQuery(item, file.id));
  const [isMatching, setMatching] = useState(false);
  const uploads = useInputUploads(item.caseId, [input]);
  const sending = uploads.sending[item.key];
  const limits = asked && inputLimits(asked);
  const all = intake.groups.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <div className="grid gap-5">
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
      {isChangeable && input.replacement && !sending && <Replacement item={item} replacement={input.replacement} />}
      <Panel>
        <div className="flex flex-wrap items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft">
            <FileSpreadsheet aria-hidden className="size-5 text-accent" />
          </span>
          <div className="min-w-0 flex-1 basis-70">
            <h2 className="flex flex-wrap items-center gap-2.5 font-serif text-card font-semibold">
              {sourceText(intake)}
              {intake.source && <Badge>Recognized</Badge>}
            </h2>
            <p className="mt-1 text-small">{countedText(intake)}</p>
            <p className="mt-1 text-label wrap-anywhere text-ink-muted">
              {file.name}, {sizeText(file.size)}
              {input.providedAt && `, ${momentText(new Date(input.providedAt))}`}
            </p>
            {intake.notes.map((text) => (
              <p key={text} className="mt-1 text-label wrap-anywhere text-ink-muted">
                {text}
              </p>
            ))}
            {isOpen && isChangeable ? (
              <Questions caseId={item.caseId} item={input} questions={intake.questions} />
            ) : (
              <SettledQuestions input={input} />
            )}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {isChangeable && asked?.table && !isMatching && (
              <Button size="small" onClick={() => setMatching(true)}>
                {intake.source ? `Not ${intake.source.product}?` : 'Match columns'}
              </Button>
            )}
            {isChangeable && asked && !sending && (
              <ChooseFile
                label="Replace file"
                limits={limits}
                onChoose={([chosen]) => chosen && uploads.add(asked, chosen)}
              />
            )}
            <Link to={rowsAt({})} className={buttonLook('secondary', 'small')}>
              <TableIcon aria-hidden className="size-4" />
              All {all.toLocaleString('en-US')} rows
            </Link>
          </div>
        </div>
        {isMatching && asked?.table && (
          <div className="mt-4 border-t border-line pt-4">
            <p className="text-label text-ink-muted">
              Choose the columns yourself, and we’ll read the file again. Your corrections stay.
            </p>
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
      <IntakeTotals intake={intake} />
      <Loaded query={figures} what="the figures" rows={4}>
        {({ distributions, osFamilies, faultyRows, corrections, ...rest }) => (
          <>
            <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
              {distributions.map((distribution) => (
                <Distribution key={distribution.amount} distribution={distribution} {...TITLES[distribution.amount]} />
              ))}
            </div>
            {faultyRows > 0 && isChangeable && <FaultyRows item={item} fileId={file.id} count={faultyRows} />}
            <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
              <LeftOut item={item} intake={intake} chosenBy={input.chosenBy} isChangeable={isChangeable} />
              <div className="grid gap-5">
                {osFamilies.length > 0 && <OperatingSystems families={osFamilies} />}
                <WorthALook figures={{ distributions, osFamilies, faultyRows, corrections, ...rest }} />
              </div>
            </div>
            {corrections.length > 0 && (
              <Corrections item={item} corrections={corrections} isChangeable={isChangeable} />
            )}
          </>
        )}
      </Loaded>
      {asked && <MatchedColumns asked={asked} reading={reading} />}
      <RowsTable item={item} fileId={file.id} isHost={isHost} isChangeable={isChangeable} />
    </div>
  );
}

const TITLES = {
  cpus: { title: 'CPUs', detail: 'up to', unit: 'CPUs' },
  memory: { title: 'Memory', detail: 'up to, GiB', unit: 'GiB of memory' },
  storage: { title: 'Storage', detail: 'up to, GiB', unit: 'GiB of storage' },
} as const;

/** For example "RVTools 4.4, vInfo". */
const sourceText = ({ source, sheets }: ReadInput['reading']['intake']): string =>
  source ? [`${source.product} ${source.version ?? ''}`.trim(), ...sheets].join(', ') : 'Table';
