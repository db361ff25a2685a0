import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Draft } from '../draft/answers';
import { useDraft } from '../draft/draft';
import { isStepDone, STEPS, type StepPath } from '../draft/steps';
import { WizardFrame } from './wizard-frame';

interface StepsFrameProps {
  readonly step: StepPath;
  /** Replaces the current draft. */
  readonly answers?: Draft | undefined;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

export function StepsFrame({ step, answers, summary, children }: StepsFrameProps) {
  const done = useDraft(
    useShallow((given) => STEPS.filter(({ path }) => isStepDone(path, answers ?? given)).map(({ path }) => path)),
  );
  const steps = STEPS.map(({ name, path }) => ({ name, path, isDone: done.includes(path) }));
  return (
    <WizardFrame steps={steps} current={step} summary={summary}>
      {children}
    </WizardFrame>
  );
}
