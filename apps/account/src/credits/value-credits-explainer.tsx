import { typicalCreditsText } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import { useRates } from '@casewright/web/rate-cards';
import { TermHint } from '@casewright/web/links';
import { Check } from 'lucide-react';

const points = [
  'Credits are used for premium features',
  'Each service costs a number of credits',
  'Credits never expire',
  'Buy more anytime',
  'Pay-as-you-go, no subscriptions',
  'Volume discounts',
  'Secure payment',
];

export function ValueCreditsExplainer() {
  const rates = useRates();
  return (
    <Panel title="What are Value Credits?">
      <p className="relative mb-4 text-small">
        {typicalCreditsText(rates)} <TermHint of="valueCredits" />
      </p>
      <ul className="grid gap-2.5 text-small text-ink-muted md:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-4.5 shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
