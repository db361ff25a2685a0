import { creditsText, momentText } from '@casewright/rules';
import { creditText, Loaded, Panel, Select, Stat } from '@casewright/ui';
import { formatUtcDay } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { useState } from 'react';
import { calculationPath } from '../calculations/tab';
import { ownerName } from '../list/owner';
import { type RateCardVersion, type Trial, TRIAL_DAYS, type TriedQuote, trialQuery } from './queries';

const PERIODS: Readonly<Record<(typeof TRIAL_DAYS)[number], string>> = {
  1: 'Yesterday',
  7: 'Last 7 days',
  30: 'Last 30 days',
};
const SHOWN = 8;

/** What past quotes would have cost with this card. */
export function TrialPanel({ card: { id, revision } }: { readonly card: RateCardVersion }) {
  const [days, setDays] = useState<(typeof TRIAL_DAYS)[number]>(1);
  const trial = useQuery(trialQuery(id, days, revision));
  return (
    <Panel title="Try past quotes">
      <Select
        label="Quotes of"
        value={days}
        onChange={({ target }) => setDays(TRIAL_DAYS.find((one) => String(one) === target.value) ?? 1)}
      >
        {TRIAL_DAYS.map((one) => (
          <option key={one} value={one}>
            {PERIODS[one]}
          </option>
        ))}
      </Select>
      <div className="mt-4">
        <Loaded query={trial} what="quotes" rows={4} isEmpty={({ quotes }) => quotes.length === 0} empty={<NoQuotes />}>
          {(found) => <Result trial={found} />}
        </Loaded>
      </div>
    </Panel>
  );
}

const NoQuotes = () => (
  <p className="text-small text-ink-muted">No calculations were saved or cases started in this period.</p>
);

function Result({ trial: { from, to, quotes, creditsThen, credits } }: { readonly trial: Trial }) {
  const share = creditsThen > 0 ? Math.round(((credits - creditsThen) / creditsThen) * 1000) / 10 : 0;
  const changed = quotes.filter((quote) => quote.credits !== quote.creditsThen);
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4">
        <Stat
          label={`${quotes.length} past ${quotes.length === 1 ? 'quote' : 'quotes'}`}
          value={creditText(creditsThen)}
        />
        <Stat label="With this card" value={creditText(credits)} tone="value" />
      </dl>
      <p className="text-label text-ink-muted">
        {credits === creditsThen
          ? 'The total would be the same.'
          : `${creditText(credits - creditsThen, true)} credits, ${creditText(share, true)}%.`}{' '}
        Calculations saved and cases started{' '}
        {from === to ? `on ${formatUtcDay(from)}` : `from ${formatUtcDay(from)} to ${formatUtcDay(to)}`} (UTC), up to
        the newest 100.
      </p>
      {changed.length > 0 && (
        <table className="w-full border-collapse text-label">
          <caption className="pb-2 text-left font-semibold">Largest changes</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Quote</th>
              <th scope="col">Original credits and credits with this card</th>
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, SHOWN).map((quote) => (
              <tr key={quote.id} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-3 text-left font-normal">
                  <Quote quote={quote} />
                </th>
                <td className="py-2.5 text-right align-top whitespace-nowrap tabular-nums">
                  <span className="text-ink-muted">{creditText(quote.creditsThen)} →</span>{' '}
                  <span className="font-semibold" title={creditsText(quote.credits)}>
                    {creditText(quote.credits)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Quote({ quote }: { readonly quote: TriedQuote }) {
  const { id, kind, title, comparison, pricedAt, rateCard } = quote;
  return (
    <span className="grid justify-items-start gap-0.5">
      {kind === 'case' ? (
        <span className="line-clamp-2 wrap-anywhere">{comparison}</span>
      ) : (
        <>
          <span className="block wrap-anywhere">
            <Link to={calculationPath(id)} className="text-accent hover:underline">
              {title || 'Untitled Calculation'}
            </Link>
          </span>
          <span className="line-clamp-2 wrap-anywhere">{comparison}</span>
        </>
      )}
      <span className="text-caption wrap-anywhere text-ink-muted">
        {ownerName(quote)}, {momentText(new Date(pricedAt))}
      </span>
      <span className="text-caption text-ink-muted">
        {kind === 'case' ? 'Case' : 'Calculation'}, rate card {rateCard}
      </span>
    </span>
  );
}
