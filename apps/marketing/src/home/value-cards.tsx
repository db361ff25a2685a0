import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { ArrowRight } from 'lucide-react';
import { Checks } from '../page/checks';
import { OrchestrationPicture, PaybackPicture, WinRatePicture } from './value-pictures';

const cards = [
  {
    title: 'Enhanced Performance',
    path: paths.performanceEnhancement,
    summary: 'Win more of the pursuits you work on.',
    picture: <WinRatePicture />,
    points: ['Higher Win Rates', 'Increased Deal Sizes', 'Tailored Business Cases'],
  },
  {
    title: 'Better Cost Optimization',
    path: paths.costOptimization,
    summary: 'Spend less on each case and show what it returns.',
    picture: <PaybackPicture />,
    points: ['Lower Cost per Opportunity', 'Higher ROI Enablement', 'Superior Cost Governance'],
  },
  {
    title: 'Collaborative Orchestration',
    path: paths.strategicAlignment,
    summary: 'Seller, analyst, and buyer work from the same numbers.',
    picture: <OrchestrationPicture />,
    points: ['Collaborative Process', 'Multi-Dimensional Focus', 'Transparent Pricing'],
  },
];

interface ValueCardsProps {
  readonly withSummary?: boolean;
  /** Heading level. */
  readonly level?: 2 | 3;
}

export function ValueCards({ withSummary = false, level = 3 }: ValueCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {cards.map(({ title, path, summary, picture, points }) => (
        <li key={path} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6.5">
          <div className="rounded-control bg-sunken">{picture}</div>
          <Heading className="font-serif text-card font-semibold tracking-display">{title}</Heading>
          {withSummary && <p className="text-body text-pretty text-ink-muted">{summary}</p>}
          <Checks points={points} className="text-small text-ink-muted" />
          <Link
            to={path}
            className="mt-auto -mb-3 inline-flex min-h-11 items-center gap-2 self-start rounded-box text-small font-semibold text-accent hover:text-accent-strong"
          >
            <span>
              Learn More<span className="sr-only"> about {title}</span>
            </span>
            <ArrowRight aria-hidden className="size-4.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
