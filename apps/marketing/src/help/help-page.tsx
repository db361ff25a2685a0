import { GLOSSARY, type GlossaryKey } from '@casewright/rules';
import { SearchField } from '@casewright/ui';
import { glossaryAnchor, paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { useState, type ReactNode } from 'react';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';
import { textLink } from '../page/text-link';
import { WayBack } from '../page/way-back';
import { QUESTIONS } from './questions';
import { STEPS } from './steps';

const TERMS = (Object.keys(GLOSSARY) as GlossaryKey[])
  .map((key) => ({ key, ...GLOSSARY[key] }))
  .toSorted((one, other) => one.term.localeCompare(other.term, 'en-US'));

export function HelpPage() {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (...texts: readonly string[]) => {
    const text = texts.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const steps = STEPS.map((step, index) => ({ ...step, number: index + 1 })).filter((step) =>
    matches(step.title, step.text),
  );
  const questions = QUESTIONS.filter(({ title, text }) => matches(title, text));
  const terms = TERMS.filter(({ term, text }) => matches(term, text));
  const found = steps.length + questions.length + terms.length;
  return (
    <PublicPage back={<WayBack />}>
      <Hero title="Help" lead="How a value case runs, answers to common questions, and a glossary." />
      <div className="mt-7 max-w-155 noscript:hidden">
        <SearchField
          label="Search help"
          placeholder="Search help"
          search={search}
          hasShortcut
          isWide
          onSearch={setSearch}
        />
      </div>
      <p role="status" className="mt-2 min-h-5 text-label text-ink-muted">
        {search && (found === 0 ? `Nothing matches “${search}”.` : `${found} ${found === 1 ? 'result' : 'results'}`)}
      </p>
      <div className="mt-6 grid gap-12 md:gap-14">
        {steps.length > 0 && (
          <Section id="how-a-case-runs" title="How a case runs">
            <ol className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
              {steps.map(({ number, title, text }) => (
                <li key={title}>
                  <p aria-hidden className="font-serif text-title-small font-semibold text-accent tabular-nums">
                    {number}
                  </p>
                  <h3 className="text-body font-semibold">{title}</h3>
                  <p className="text-small text-pretty text-ink-muted">{text}</p>
                </li>
              ))}
            </ol>
          </Section>
        )}
        {questions.length > 0 && (
          <Section id="questions" title="Questions">
            <div className="grid gap-x-14 gap-y-7 lg:grid-cols-2">
              {questions.map(({ title, text, link }) => (
                <div key={title}>
                  <h3 className="text-body font-semibold text-pretty">{title}</h3>
                  <p className="mt-1 text-body text-pretty text-ink-muted">{text}</p>
                  {link && (
                    <p className="mt-1 text-small">
                      <Link to={link[1]} className={`${textLink} inline-flex items-center max-md:min-h-11`}>
                        {link[0]}
                      </Link>
                    </p>
                  )}
                </div>
              ))}
            </div>
          </Section>
        )}
        {terms.length > 0 && (
          <Section id="glossary" title="Glossary">
            <dl className="border-t border-line">
              {terms.map(({ key, term, text }) => (
                <div
                  key={key}
                  id={glossaryAnchor(key)}
                  tabIndex={-1}
                  className="grid scroll-mt-20 gap-x-8 gap-y-1 border-b border-line py-3.5 target:bg-accent-soft md:grid-cols-[15rem_minmax(0,1fr)]"
                >
                  <dt className="text-body font-semibold">{term}</dt>
                  <dd className="text-body text-pretty text-ink-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
        )}
        <p className="text-body text-ink-muted">
          Didn’t find it?{' '}
          <Link to={paths.contact} className={textLink}>
            Contact us
          </Link>
          . A person who builds value cases answers.
        </p>
      </div>
    </PublicPage>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <h2 id={`${id}-title`} className="mb-5 font-serif text-figure font-semibold tracking-display md:text-title-small">
        {title}
      </h2>
      {children}
    </section>
  );
}
