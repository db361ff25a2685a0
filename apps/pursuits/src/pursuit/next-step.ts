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

const PROVIDER_STEPS: Readonly<Partial<Record<PursuitStage, string>>> = {
  draft: 'Waiting for the seller to finish the registration.',
  registered: 'Waiting for the seller to start a value case.',
  active: 'Waiting for the value case.',
  presented: 'Waiting for the prospect’s decision.',
};

/** For the provider, who changes nothing about a pursuit. */
export const stepForProvider = (stage: PursuitStage): NextStep & { readonly isYourTurn: false } => ({
  sentence: PROVIDER_STEPS[stage] ?? STEPS[stage].sentence,
  isYourTurn: false,
});
