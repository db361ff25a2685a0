import { Showcase } from '../access/showcase';
import { CashChart } from './cash-chart';
import { costChangeText, netPresentValueText, paybackMonth, savedCostText } from './sample-case';

export function SampleSummary() {
  return (
    <Showcase title="The page your prospect’s CFO reads first" lead="From the sample case, “Virtualization refresh”.">
      <p className="text-caption font-semibold text-accent">Executive summary</p>
      <p className="mt-1 max-w-80 font-serif text-title-small font-semibold tracking-display text-balance">
        Moving to Helix Private Cloud costs {savedCostText()} less over five years
      </p>
      <dl className="mt-5 grid grid-cols-3 border-t-2 border-b border-ink border-b-line">
        <Figure label="Net present value" value={netPresentValueText()} isValue />
        <Figure label="Payback" value={`Month ${paybackMonth('base')}`} />
        <Figure label="Cost of ownership" value={costChangeText()} />
      </dl>
      <CashChart />
    </Showcase>
  );
}

function Figure({ label, value, isValue = false }: { label: string; value: string; isValue?: boolean }) {
  return (
    <div className="grid gap-1 py-3.5 not-first:border-l not-first:border-line not-first:pl-5">
      <dt className="text-caption text-ink-muted">{label}</dt>
      <dd className={`font-serif text-figure font-semibold tabular-nums ${isValue ? 'text-value' : ''}`}>{value}</dd>
    </div>
  );
}
