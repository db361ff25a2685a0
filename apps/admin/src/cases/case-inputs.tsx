import { type AskedInput, askedInputs, faultText, isProvided, readingText, sizeText } from '@casewright/rules';
import { Badge, type BadgeTone, Loaded, PreviewButton } from '@casewright/ui';
import { inputOfPursuit } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { InputDecision } from './input-decision';
import { type CaseInput, type CaseProgress, fileOfInput, inputsQuery } from './queries';

export function CaseInputs({ progress }: { readonly progress: CaseProgress }) {
  const found = useQuery(inputsQuery(progress.id));
  const asked = askedInputs(progress.terms.selections);
  return (
    <section aria-labelledby="case-inputs" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="case-inputs" className="text-small font-semibold">
          Inputs
        </h3>
        {found.data && (
          <span className="text-label text-ink-muted tabular-nums">
            {found.data.filter(({ state, coveredBy }) => isProvided(state) || coveredBy).length} of {found.data.length}
          </span>
        )}
      </div>
      <Loaded query={found} what="inputs" rows={3}>
        {(inputs) => (
          <ul aria-label="Inputs of the case" className="text-label">
            {inputs.map((input) => (
              <Item
                key={input.key}
                caseId={progress.id}
                rowsAt={inputOfPursuit(progress.pursuitId, input.key)}
                input={input}
                asked={asked.find(({ key }) => key === input.key)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

interface ItemProps {
  readonly caseId: string;
  /** Address of the page of its rows. */
  readonly rowsAt: string;
  readonly input: CaseInput;
  readonly asked: AskedInput | undefined;
}

function Item({ caseId, rowsAt, input, asked }: ItemProps) {
  const { key, title, state, isWaived, coveredBy, file, answers, reading, reason } = input;
  const [label, tone] = coveredBy ? ANSWERED : isWaived && state === 'missing' ? NOT_NEEDED : STATES[state];
  return (
    <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0 first:pt-0">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      {coveredBy && <span className="text-caption text-ink-muted">“{coveredBy}” has the same data.</span>}
      {file && (
        <span className="flex items-center justify-between gap-3 text-caption text-ink-muted">
          <span className="min-w-0 wrap-anywhere">
            {file.isReady ? (
              <a
                href={fileOfInput(caseId, key)}
                download
                className="inline-flex items-center rounded-box text-accent underline hover:text-accent-strong max-md:min-h-11"
              >
                {file.name}
              </a>
            ) : (
              file.name
            )}
            {' · '}
            {asked && reading && !reading.problem ? readingText(asked, reading) : sizeText(file.size)}
          </span>
          {file.isReady && <PreviewButton name={file.name} href={fileOfInput(caseId, key)} />}
        </span>
      )}
      {reading && !reading.problem && reading.intake && (
        <Link
          to={rowsAt}
          aria-label={`Check the rows: ${title}`}
          className="inline-flex items-center justify-self-start rounded-box text-caption text-accent underline hover:text-accent-strong max-md:min-h-11"
        >
          Check the rows
        </Link>
      )}
      {state === 'faults' && (
        <ul className="grid gap-1 text-caption wrap-anywhere text-danger">
          {(file?.problem ?? reading?.problem) && <li>{file?.problem ?? reading?.problem}</li>}
          {reading?.faults.map((fault) => (
            <li key={`${fault.sheet} ${fault.place} ${fault.kind}`}>{faultText(fault)}</li>
          ))}
        </ul>
      )}
      {answers && (
        <dl className="grid gap-1 text-caption">
          {asked?.fields.map(({ key: field, label: name }) =>
            answers[field] ? (
              <div key={field} className="flex justify-between gap-4">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="text-right wrap-anywhere whitespace-pre-wrap">{answers[field]}</dd>
              </div>
            ) : null,
          )}
        </dl>
      )}
      {reason && <span className="text-caption wrap-anywhere text-ink-muted">“{reason}”</span>}
      {input.isDecidable && <InputDecision caseId={caseId} input={input} />}
    </li>
  );
}

type StateBadge = readonly [label: string, tone: BadgeTone];

const ANSWERED: StateBadge = ['Answered', 'info'];

const NOT_NEEDED: StateBadge = ['Not needed', 'neutral'];

const STATES: Readonly<Record<CaseInput['state'], StateBadge>> = {
  missing: ['Missing', 'neutral'],
  uploading: ['Uploading', 'neutral'],
  reading: ['Processing', 'neutral'],
  faults: ['Has errors', 'danger'],
  questions: ['To confirm', 'value'],
  complete: ['Complete', 'info'],
  returned: ['Sent back', 'value'],
  accepted: ['Accepted', 'accent'],
};
