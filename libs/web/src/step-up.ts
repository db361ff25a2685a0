export { StepUpCanceled, useStepUp } from './step-up/use-step-up';
export { useIsShown } from './step-up/use-is-shown';
