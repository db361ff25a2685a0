import { FigureCard, type Figure } from '@casewright/ui';
import { BackLink } from '@casewright/web/links';
import { valueService } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { ArrowDown } from 'lucide-react';
import { ClosingBand } from '../page/closing-band';
import { FirstStep } from '../page/first-step';
import { SignUpLead } from '../page/sign-up-lead';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';

export interface Aspect {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Key figure in the row below the hero. */
  readonly stat: { readonly value: string; readonly about: string; readonly isValue?: boolean };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly figure: Figure;
}

interface DetailPageProps {
  /** Name of the value card. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly aspects: readonly Aspect[];
  readonly closing: { readonly title: string; readonly text: string };
}

export function DetailPage({ name, title, lead, aspects, closing }: DetailPageProps) {
  return (
    <PublicPage back={<BackLink to={valueService}>Back</BackLink>}>
      <Hero eyebrow={name} title={title} lead={lead} />
      <nav aria-label="On this page" className="mt-10 grid border-t border-line-strong md:grid-cols-3">
        {aspects.map(({ id, title: aspect, stat: { value, about, isValue } }) => (
          <Link key={id} to={`#${id}`} className={statLook}>
            <span className="flex items-center gap-2 text-small font-semibold">
              {aspect}
              <ArrowDown aria-hidden className="size-3.5 text-accent" />
            </span>
            <span
              className={`font-serif text-figure font-semibold tracking-display tabular-nums max-md:row-span-2 max-md:self-center md:text-title ${isValue ? 'text-value' : ''}`}
            >
              {value}
            </span>
            <span className="text-label text-ink-muted">{about}</span>
          </Link>
        ))}
      </nav>
      {aspects.map((aspect) => (
        <AspectSection key={aspect.id} {...aspect} />
      ))}
      <ClosingBand title={closing.title} actions={<FirstStep />}>
        <SignUpLead>{closing.text}</SignUpLead>
      </ClosingBand>
    </PublicPage>
  );
}

function AspectSection({ id, title, text, facts, figure }: Aspect) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="mt-12 grid gap-x-15 gap-y-6 border-t border-line pt-12 md:mt-18 md:pt-18 xl:grid-cols-[23rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3">
        <h2
          id={`${id}-title`}
          className="font-serif text-figure font-semibold tracking-display text-balance md:text-title-small"
        >
          {title}
        </h2>
        <p className="text-lead text-pretty text-ink-muted">{text}</p>
        <dl className="mt-2 border-t border-line">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 py-2.5 text-small not-last:border-b border-line">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FigureCard figure={figure} origin="Sample case" />
    </section>
  );
}

const statLook =
  'grid gap-x-4 gap-y-1 rounded-box py-4 hover:text-accent max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-b max-md:border-line md:py-6 md:not-first:border-l md:not-first:border-line md:not-first:pl-6';
