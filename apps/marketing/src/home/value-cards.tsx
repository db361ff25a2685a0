import { paths } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { OrchestrationPicture, PaybackPicture, WinRatePicture } from './value-pictures';

const cards = [
  {
    title: 'Enhanced Performance',
    path: paths.performanceEnhancement,
    picture: <WinRatePicture />,
    points: ['Higher Win Rates', 'Increased Deal Sizes', 'Tailored Business Cases'],
  },
  {
    title: 'Better Cost Optimization',
    path: paths.costOptimization,
    picture: <PaybackPicture />,
    points: ['Lower Cost per Opportunity', 'Higher ROI Enablement', 'Superior Cost Governance'],
  },
  {
    title: 'Collaborative Orchestration',
    path: paths.strategicAlignment,
    picture: <OrchestrationPicture />,
    points: ['Collaborative Process', 'Multi-Dimensional Focus', 'Transparent Pricing'],
  },
];

export function ValueCards() {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {cards.map((card) => (
        <ValueCard key={card.title} {...card} />
      ))}
    </ul>
  );
}

interface ValueCardProps {
  readonly title: string;
  readonly path: string;
  readonly picture: ReactNode;
  readonly points: readonly string[];
}

function ValueCard({ title, path, picture, points }: ValueCardProps) {
  return (
    <li className="grid content-start gap-4 rounded-card border border-line bg-surface p-6.5">
      <div className="rounded-control bg-sunken">{picture}</div>
      <h3 className="font-serif text-card font-semibold tracking-display">{title}</h3>
      <ul className="grid gap-2.5 text-small text-ink-muted">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-4.5 shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <Link
        to={path}
        aria-label={`Learn More about ${title}`}
        className="mt-1 inline-flex items-center gap-2 justify-self-start rounded-box text-small font-semibold text-accent hover:text-accent-strong"
      >
        Learn More
        <ArrowRight aria-hidden className="size-4.5" />
      </Link>
    </li>
  );
}
