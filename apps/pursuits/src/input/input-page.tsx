import { type AskedInput, askedInputs } from '@casewright/rules';
import { countedText, STORAGE_LABELS } from '@casewright/rules/intake';
import { buttonLook, Loaded, PageHeader, Panel } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { caseOfPursuit, sizingOfInput } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { Calculator, Table as TableIcon } from 'lucide-react';
import { caseQuery, type CaseProgress, pursuitQuery } from '../queries';
import { Bill } from './bill';
import { Corrections } from './corrections';
import { Distribution } from './distribution';
import { FaultyRows } from './faulty-rows';
import { FilePanel } from './file-panel';
import { IntakeTotals } from './intake-totals';
import { LeftOut } from './left-out';
import { MatchedColumns } from './matched-columns';
import { OperatingSystems } from './operating-systems';
import { figuresQuery, inputOfCaseQuery, type ReadItem, rowsAt } from './queries';
import { isRead, isReadBill, type ReadInput } from './read-input';
import { Replacement } from './replacement';
import { RowsTable } from './rows-table';
import { WorthALook } from './worth-a-look';

/** What was read from the file of an item, for its seller and the provider. */
export function InputPage() {
  const { id = '', key = '' } = useParams();
  const pursuit = useQuery(pursuitQuery(id));
  const found = useQuery(caseQuery(id));
  const title = found.data ? askedOf(found.data, { key })?.title : undefined;
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

const askedOf = ({ terms }: CaseProgress, { key }: Pick<ReadItem, 'key'>): AskedInput | undefined =>
  askedInputs(terms.selections).find((asked) => asked.key === key);

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
        ) : input && isReadBill(input) ? (
          <Bill item={item} input={input} asked={askedOf(progress, item)} />
        ) : (
          <Panel>
            <p role="status" className="text-small">
              {input?.state === 'reading'
                ? `${input.file?.name ?? 'The file'} is being read. Its rows appear here.`
                : (input?.file?.problem ??
                  input?.reading?.problem ??
                  'What we read from the file appears here once it is uploaded.')}
            </p>
          </Panel>
        )
      }
    </Loaded>
  );
}

interface RowsProps extends InputProps {
  readonly input: ReadInput;
}

function Rows({ progress, item, input }: RowsProps) {
  const { reading, file } = input;
  const { intake } = reading;
  const isHost = intake.rows === 'host';
  const isChangeable = input.isChangeable && !item.isProvider && input.coveredBy === null;
  const asked = askedOf(progress, item);
  const figures = useQuery(figuresQuery(item, file.id));
  const all = intake.groups.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <div className="grid gap-5">
      <FilePanel
        {...{ item, input, asked, isChangeable }}
        title={sourceText(intake)}
        statement={intake}
        text={countedText(intake)}
        matchHint="Choose the columns yourself, and we’ll read the file again. Your corrections stay."
        before={isChangeable && input.replacement && <Replacement item={item} replacement={input.replacement} />}
        more={
          <>
            <Link to={sizingOfInput(progress.pursuitId, item.key)} className={buttonLook('secondary', 'small')}>
              <Calculator aria-hidden className="size-4" />
              Size and price
            </Link>
            <Link to={rowsAt({})} className={buttonLook('secondary', 'small')}>
              <TableIcon aria-hidden className="size-4" />
              All {all.toLocaleString('en-US')} rows
            </Link>
          </>
        }
      />
      <IntakeTotals intake={intake} />
      <Loaded query={figures} what="the figures" rows={4}>
        {({ distributions, osFamilies, faultyRows, corrections, ...rest }) => (
          <>
            <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
              {distributions.map((distribution) => (
                <Distribution
                  key={distribution.amount}
                  distribution={distribution}
                  {...TITLES[distribution.amount]}
                  {...(distribution.amount === 'storage' && storageTitle(intake))}
                />
              ))}
            </div>
            {faultyRows > 0 && isChangeable && <FaultyRows item={item} fileId={file.id} count={faultyRows} />}
            <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
              <LeftOut item={item} intake={intake} made={input.madeChoices} isChangeable={isChangeable} />
              <div className="grid gap-5">
                {osFamilies.length > 0 && <OperatingSystems families={osFamilies} />}
                <WorthALook
                  figures={{ distributions, osFamilies, faultyRows, corrections, ...rest }}
                  priced={intake.priced}
                />
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

/** Of two kinds of storage, the priced one is shown. */
const storageTitle = ({ storageKinds, priced }: ReadInput['reading']['intake']) =>
  storageKinds.length > 1 &&
  priced !== null && {
    title: `Storage ${STORAGE_LABELS[priced]}`,
    detail: 'priced, up to, GiB',
    unit: `GiB of storage ${STORAGE_LABELS[priced]}`,
  };

/** For example "RVTools 4.4, vInfo". */
const sourceText = ({ source, sheets }: ReadInput['reading']['intake']): string =>
  source ? [`${source.product} ${source.version ?? ''}`.trim(), ...sheets].join(', ') : 'Table';
