import { isOpenStage, type PursuitStage } from '@casewright/rules';

interface NextStep {
  readonly sentence: string;
  readonly detail?: string;
}

const STEPS: Readonly<Record<PursuitStage, NextStep>> = {
  draft: { sentence: 'Finish the registration.' },
  registered: {
    sentence: 'Price the value case for this pursuit.',
    detail: 'The calculator shows what the case costs in credits. You can also present without one.',
  },
  active: { sentence: 'Wait for the case to be delivered, then present it.' },
  presented: {
    sentence: 'Record the decision once the prospect has made it.',
    detail: 'You’ll be asked for the reason and the date.',
  },
  won: { sentence: 'This pursuit is won.' },
  lost: { sentence: 'This pursuit is lost.' },
  'no-decision': { sentence: 'The prospect made no decision.' },
  withdrawn: { sentence: 'This pursuit is withdrawn.' },
};

/** While its case runs, the case provides the sentence. */
export const nextStepOf = (stage: PursuitStage): NextStep & { readonly isYourTurn: boolean } => ({
  ...STEPS[stage],
  isYourTurn: isOpenStage(stage) && stage !== 'active',
});
