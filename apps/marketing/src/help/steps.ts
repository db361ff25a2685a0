/** How a case runs, from pursuit to presentation. */
export const STEPS = [
  {
    title: 'Register the pursuit',
    text: 'Add the deal you’re working on: the prospect, what you propose, and what you’re up against.',
  },
  {
    title: 'Price the case',
    text: 'Choose what the case compares and how soon you need it in the Pricing Calculator. You see each line of the price before you pay, and nothing changes later without your approval.',
  },
  {
    title: 'Start it',
    text: 'Starting a case puts its credits on hold. If you don’t have enough, buy a package or apply for the pilot program.',
  },
  {
    title: 'Send the inputs',
    text: 'The case lists the data it needs from your prospect. Upload files or type the answers in. Nothing is lost if you stop halfway.',
  },
  {
    title: 'Terms are confirmed',
    text: 'We read your inputs and confirm the terms, or propose new ones that you accept or decline. Then the turnaround starts.',
  },
  {
    title: 'Review the case',
    text: 'Our analyst walks you through the finished case. You approve it or ask for changes. Your advocate at the prospect can review it, too.',
  },
  {
    title: 'Present it',
    text: 'Download the case as a PDF, slides, and a workbook, and take it to the meeting. With presentation support, we join you.',
  },
] as const;
