export interface GlossaryEntry {
  readonly term: string;
  readonly text: string;
}

/** The product's words, as hints and the help page explain them. */
export const GLOSSARY = {
  pursuit: { term: 'Pursuit', text: 'A deal you’re working on: a prospect and what you propose to sell them.' },
  valueCase: {
    term: 'Value case',
    text: 'A report that shows your prospect what your offer is worth to them: cost of ownership, return, and payback, with the source of every number.',
  },
  comparators: {
    term: 'Comparators',
    text: 'The solutions your case compares: up to three that you propose and up to three that you compete with. Each one adds credits.',
  },
  environment: {
    term: 'Environment',
    text: 'Where a solution runs, such as on-premise or a public cloud. An environment used by several solutions is charged once.',
  },
  computeModel: {
    term: 'Compute model',
    text: 'What a solution runs on, such as virtual machines, server hosts, or HCI appliances. Charged once, like an environment.',
  },
  slaTurnaround: {
    term: 'SLA turnaround',
    text: 'How many business days we have to deliver the first version of your case. The clock starts once your inputs are complete and the terms are confirmed, and stops while we wait for you.',
  },
  acvTier: {
    term: 'ACV tier',
    text: 'The range of the deal’s annual contract value (ACV): what your prospect would pay you in a year. Larger deals need a deeper analysis and cost more credits.',
  },
  valueCredits: {
    term: 'Value credits',
    text: 'What you pay for cases with. You buy them in packages, and they never expire. Starting a case puts its credits on hold; they’re used once the terms are confirmed.',
  },
  rateCard: {
    term: 'Rate card',
    text: 'The list of what each part of a case costs in credits. A case keeps the rate card it was started with, even if prices change later.',
  },
  inputs: {
    term: 'Inputs',
    text: 'The data of your prospect that a case needs, such as inventories, bills, and quotes. Your case lists exactly what it needs.',
  },
  terms: {
    term: 'Terms',
    text: 'What you ordered and what it costs. We confirm the terms after we read your inputs. If they need to change, you accept or decline the new ones first.',
  },
  caseReview: {
    term: 'Case review',
    text: 'A meeting in which our analyst walks you through the finished case. You approve it or ask for changes.',
  },
  advocate: {
    term: 'Advocate',
    text: 'Someone at your prospect who supports your offer and can tell you whether the numbers hold up.',
  },
  advocateReview: {
    term: 'Advocate review',
    text: 'Your advocate reads the case before it’s presented and approves it or asks for changes, by a link in an email and without an account. You can skip this step.',
  },
  completionApprovals: {
    term: 'Completion Approvals',
    text: 'The list of everything your cases need from you: inputs, new terms, review times, and approvals. A case waits until you act.',
  },
  presentationSupport: {
    term: 'Presentation support',
    text: 'An analyst joins your meeting for up to 90 minutes, presents the value section, and answers questions about it. Its price depends on the number of comparators.',
  },
  valueModel: {
    term: 'Value model',
    text: 'The calculation behind a case: its costs, benefits, and assumptions, year by year.',
  },
  assumption: {
    term: 'Assumption',
    text: 'A number the result depends on, with its source, its range, and how confident we are in it.',
  },
  costOfOwnership: {
    term: 'Cost of ownership (TCO)',
    text: 'Everything a solution costs over the years compared, not only its price: hardware, licenses, power, people, and migration.',
  },
  netPresentValue: {
    term: 'Net present value (NPV)',
    text: 'What future savings are worth today, after the investment, at your prospect’s discount rate.',
  },
  rateOfReturn: {
    term: 'Internal rate of return (IRR)',
    text: 'The yearly return of the investment: the discount rate at which its net present value is zero.',
  },
  payback: {
    term: 'Payback',
    text: 'How long it takes until the savings have covered the investment for good.',
  },
  pilot: {
    term: 'Pilot program',
    text: 'A limited program that gives selected teams credits for value cases, free of charge.',
  },
} as const satisfies Readonly<Record<string, GlossaryEntry>>;

export type GlossaryKey = keyof typeof GLOSSARY;
