import { supportFor } from '@casewright/rules';
import { Button, buttonLook } from '@casewright/ui';
import { TermHint } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useRates } from '@casewright/web/rate-cards';
import { Link, useNavigate } from '@casewright/web/router';
import { MessagesSquare, Presentation, Scale, Timer } from 'lucide-react';
import { answer, useDraft } from '../draft/draft';
import { counted } from '../pricing/explanations';
import { StepBack } from '../wizard/step-links';
import { WizardPage } from '../wizard/wizard-page';
import { withoutSupport } from './support-answer';

const OFFERS = [
  [Presentation, 'Virtual presentation', 'We present the value case section at the prospect meeting.'],
  [MessagesSquare, 'Analysis Q&A', 'We explain how we calculated the numbers.'],
  [Scale, 'Assumption Q&A', 'We explain the assumptions behind the value case.'],
  [Timer, 'Up to 90 minutes', 'Coverage in a single presentation event.'],
] as const;

export function SupportPage() {
  const { proposed, competitive } = useDraft();
  const navigate = useNavigate();
  const rates = useRates();
  const comparators = proposed.length + competitive.length;

  function add(): void {
    answer({ presentationSupport: true });
    void navigate(paths.result);
  }

  return (
    <WizardPage
      step={paths.support}
      title="Need presentation support?"
      lead="Bring an analyst to your meeting to present the value case and answer questions."
      actions={
        <>
          <StepBack to={paths.parameters} isShort />
          <div className="flex flex-wrap gap-2 md:gap-3">
            <Link to={withoutSupport} className={`${buttonLook()} max-md:px-3`}>
              Nope, I&apos;m Good
            </Link>
            <Button kind="primary" className="max-md:px-3" onClick={add}>
              Yep, Please Add
            </Button>
          </div>
        </>
      }
    >
      <div className="rounded-card border border-line bg-surface">
        <ul className="grid gap-x-8 gap-y-6 p-6 md:grid-cols-2">
          {OFFERS.map(([Icon, title, text]) => (
            <li key={title} className="flex gap-3.5">
              <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
                <Icon aria-hidden className="size-4.5" />
              </span>
              <div>
                <h2 className="text-small font-semibold">{title}</h2>
                <p className="mt-0.5 text-label text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-6 py-4">
          <span className="text-label text-ink-muted">
            For {counted(comparators, 'comparator')} (proposed and competitive solutions)
            <TermHint of="comparators" />
          </span>
          <span className="font-serif text-figure font-semibold text-value tabular-nums">
            + {supportFor(comparators, rates)}{' '}
            <span className="font-sans text-label font-normal text-ink-faint">credits</span>
          </span>
        </p>
      </div>
    </WizardPage>
  );
}
