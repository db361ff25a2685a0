import { WizardFrame } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';
import type { Draft } from '../draft/answers';
import { isStepDone, STEPS, type StepPath } from '../draft/steps';

interface StepsFrameProps {
  readonly step: StepPath;
  readonly draft: Draft;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** The six steps at the top, with check marks on those that are done. */
export function StepsFrame({ step, draft, summary, children }: StepsFrameProps) {
  const steps = STEPS.map(({ name, path }) => ({ name, path, isDone: isStepDone(path, draft) }));
  return (
    <WizardFrame steps={steps} current={step} link={Link} summary={summary}>
      {children}
    </WizardFrame>
  );
}
