import {
  type Assumption,
  assumptionText,
  moneyChangeText,
  SOURCE_KIND_NAMES,
  sourceKindOf,
  type Swing,
  type ValueModel,
} from '@casewright/rules';
import { ReferenceLink } from '../figures/reference-link';
import { usedIn } from '../figures/used-in';

interface AssumptionDetailsProps {
  readonly assumption: Assumption;
  readonly model: ValueModel;
  readonly swing: Swing | undefined;
}

export function AssumptionDetails({ assumption, model, swing }: AssumptionDetailsProps) {
  const { low, high, question, reference, owner } = assumption;
  const kind = sourceKindOf(assumption);
  return (
    <div className="my-2 grid gap-x-8 gap-y-3 rounded-control bg-sunken p-4 text-label md:grid-cols-[auto_minmax(0,1fr)]">
      <dl className="flex gap-6">
        {low === undefined && high === undefined ? (
          <Fact name="Range">Counted</Fact>
        ) : (
          <>
            <Fact name="Low">{assumptionText(assumption, low ?? assumption.base)}</Fact>
            <Fact name="Base">{assumptionText(assumption, assumption.base)}</Fact>
            <Fact name="High">{assumptionText(assumption, high ?? assumption.base)}</Fact>
          </>
        )}
      </dl>
      <dl className="grid gap-3">
        <Fact name="Used in">
          <UsedIn model={model} id={assumption.id} />
          {swing && <SwingText swing={swing} />}
        </Fact>
        {reference && (
          <Fact name="Read from">
            <ReferenceLink reference={reference} />
          </Fact>
        )}
        {question && <Fact name="Question to the prospect">{question}</Fact>}
        {kind && <Fact name="Kind of source">{SOURCE_KIND_NAMES[kind]}</Fact>}
        {owner && <Fact name="Owner">{owner}</Fact>}
      </dl>
    </div>
  );
}

export function UsedIn({ model, id }: { readonly model: ValueModel; readonly id: string }) {
  const labels = usedIn(model, id);
  return <>{labels.length > 0 ? `${labels.join(', ')}.` : 'No line or driver.'} </>;
}

export const SwingText = ({ swing }: { readonly swing: Swing }) => (
  <>
    From {assumptionText(swing, swing.low)} to {assumptionText(swing, swing.high)}, it changes the net present value by{' '}
    {moneyChangeText(swing.deltaLow)} to {moneyChangeText(swing.deltaHigh)}.
  </>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-caption text-ink-muted">{name}</dt>
    <dd className="wrap-anywhere tabular-nums">{children}</dd>
  </div>
);
