import { supportFor } from '@casewright/rules';
import { Button, buttonLook } from '@casewright/ui';
import { paths } from '@casewright/web';
import { Link, useNavigate } from '@casewright/web/router';
import { MessagesSquare, Presentation, Scale, Timer } from 'lucide-react';
import { answer, useDraft } from '../wizard/draft';
import { counted } from '../wizard/explanations';
import { ratesOfToday } from '../wizard/rates';
import { StepBack } from '../wizard/step-links';
import { WizardPage } from '../wizard/wizard-page';
import { withoutSupport } from './support-answer';

const OFFERS = [
  [Presentation, 'Virtual presentation', 'We present the value case section at your prospect meeting.'],
  [MessagesSquare, 'Analysis Q&A', 'We answer questions about how the numbers were found.'],
  [Scale, 'Assumption Q&A', 'We defend the assumptions that the value case rests on.'],
  [Timer, 'Up to 90 minutes', 'Coverage in a single presentation event.'],
] as const;

export function SupportPage() {
  const { proposed, competitive } = useDraft();
  const navigate = useNavigate();
  const comparators = proposed.length + competitive.length;

  function add(): void {
    answer({ presentationSupport: true });
    void navigate(paths.result);
  }

  return (
    <WizardPage
      step={paths.support}
      title="Need presentation support?"
      lead="Add an analyst to the meeting, who presents the value and answers for it."
      actions={
        <>
          <StepBack to={paths.parameters} />
          <div className="flex flex-wrap gap-3">
            <Link to={withoutSupport} className={buttonLook()}>
              Nope, I&apos;m Good
            </Link>
            <Button kind="primary" onClick={add}>
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
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-6 py-4">
          <span className="text-label text-ink-muted">
            For {counted(comparators, 'comparator')}, proposed and competitive together
          </span>
          <span className="font-serif text-figure font-semibold text-value tabular-nums">
            + {supportFor(comparators, ratesOfToday())}{' '}
            <span className="font-sans text-label font-normal text-ink-faint">credits</span>
          </span>
        </p>
      </div>
    </WizardPage>
  );
}
