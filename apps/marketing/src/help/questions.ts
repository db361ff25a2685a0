import {
  ATTACHMENT_LIMITS,
  BASELINE_RATE_CARD,
  MEGABYTE,
  PILOT_DAYS,
  typicalCreditsText,
  VERIFY_PATH,
} from '@casewright/rules';
import { paths, settingsTab } from '@casewright/web/paths';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly link?: readonly [label: string, path: string];
}

export const QUESTIONS: readonly Question[] = [
  {
    title: 'How much does a case cost?',
    text: `${typicalCreditsText(BASELINE_RATE_CARD)} The price depends on the solutions you compare, the turnaround, and the size of the deal. Pricing a case is free, and you see the exact price before you start.`,
    link: ['Open the Pricing Calculator', paths.solutions],
  },
  {
    title: 'What do credits cost, and do they expire?',
    text: `You buy credits in packages, without a subscription. Credits that you buy never expire. Pilot credits expire after ${PILOT_DAYS} days.`,
    link: ['See credit prices', paths.plans],
  },
  {
    title: 'When are my credits used?',
    text: 'Starting a case puts its credits on hold. They’re used when the terms are confirmed. If the terms change and you decline them, all of them come back.',
  },
  {
    title: 'Can I cancel a case?',
    text: 'Yes, until it’s approved. Before you cancel, you see how many credits come back. The earlier you cancel, the more that is. After documents were released to you, usually none do.',
  },
  {
    title: 'Can I try it without paying?',
    text: 'Pricing a case and reading the sample case are free. The pilot program gives selected teams credits for a real pursuit.',
    link: ['Pilot Program', paths.pilotProgram],
  },
  {
    title: 'What does a finished case look like?',
    text: 'It shows cost of ownership, net present value, payback, and every assumption with its source. You can read a complete one and download its documents.',
    link: ['See the sample case', paths.sampleCase],
  },
  {
    title: 'How long does a case take?',
    text: 'One, two, or three business days, as you choose. The clock starts when your inputs are complete and the terms are confirmed, and it stops while we wait for you.',
  },
  {
    title: 'Which files can I send?',
    text: `Spreadsheets, CSV files, PDFs, documents, slides, and images, up to ${ATTACHMENT_LIMITS.maxBytes / MEGABYTE} MB each. Your case says what it can read automatically.`,
  },
  {
    title: 'What happens to the files I send?',
    text: 'They’re used for your case only. Our privacy policy says where they’re kept, who can see them, and when they’re erased.',
    link: ['Privacy Policy', `${paths.privacy}#files`],
  },
  {
    title: 'How can my prospect check that a document is genuine?',
    text: 'Every document carries a fingerprint. Anyone who holds it can check it against the versions we issued, without an account.',
    link: ['Verify a document', VERIFY_PATH],
  },
  {
    title: 'Where do I put my company, tax ID, or purchase order?',
    text: 'In the billing details of your settings, before you buy. They’re printed on your receipt, which you get by email as a PDF.',
    link: ['Billing details', settingsTab('billing')],
  },
  {
    title: 'What can I do if something doesn’t work?',
    text: 'Check whether the service has a problem right now. If it doesn’t, write to us. A person answers.',
    link: ['Status', paths.status],
  },
];
