import { dollarsText, percentText, resultTexts, type Snapshot } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import { VIRTUALIZATION_REFRESH as model } from '@casewright/rules/sample-case';
import { valueCaseOf } from '../snapshot/value-case';

const FACTS = {
  version: '1.0',
  issuedOn: '2026-12-08',
  brand: BRAND.name,
  prospect: { company: 'Larkmoor Foods', reader: 'Ines Calloway', position: 'Chief Financial Officer' },
  seller: 'Northwind',
  title: 'Virtualization refresh',
  scope: 'Virtualization refresh of sites A and B, compared with renewing Incumbent VMs',
  leftOut:
    'Taxes, the book value of the hosts in service, and any effect on revenue. Each would need Larkmoor’s own figures.',
  proposal: 'private',
  risks: [
    {
      risk: 'Fewer virtual machines fit on a host than planned, and more hosts are needed.',
      mitigation: 'A pilot of two hosts measures consolidation before the remaining hosts are ordered.',
    },
    {
      risk: 'The migration takes longer, and both platforms run in parallel for more than four months.',
      mitigation: 'Sites move one after the other; the licenses of site B renew by quarter.',
    },
    {
      risk: 'Administrators need more time to learn the new platform.',
      mitigation: 'Helix trains three administrators before the pilot, as part of the subscription.',
    },
  ],
  plan: [
    { when: 'January 2027', what: 'Pilot on two hosts at site A.' },
    { when: 'February to March 2027', what: 'Move site A, and switch off its old hosts.' },
    { when: 'April 2027', what: 'Move site B, and end parallel operation.' },
  ],
  nextSteps: [
    { when: 'Dec 11, 2026', what: 'Confirm the number of hosts to replace.', who: 'IT operations, Larkmoor Foods' },
    { when: 'Dec 18, 2026', what: 'Decide on the outlay.', who: 'Ines Calloway' },
    { when: 'Jan 4, 2027', what: 'Order the hosts of the pilot.', who: 'Northwind' },
  ],
  model,
};

/** The sample case's sentences take their figures from the model. `verifyAt` is the URL that verifies documents. */
export function sampleSnapshot(verifyAt?: string): Snapshot {
  const { results, summary } = valueCaseOf({ ...FACTS, findings: [], takes: '', asked: '' });
  const base = (id: string) => model.assumptions.find((assumption) => assumption.id === id)?.base ?? 0;
  const [today, proposed] = results.costs;
  const amount = (cost: typeof today, category: string, year: number) =>
    cost?.categories.find(({ label }) => label === category)?.byYear[year] ?? 0;
  const { money } = resultTexts(summary);
  const change = (category: string) => money(sum(proposed, category) - sum(today, category));
  const atStart = proposed?.byYear[0] ?? 0;
  const count = new Intl.NumberFormat('en-US');

  return {
    ...FACTS,
    ...(verifyAt !== undefined && { verifyAt }),
    findings: [
      `Larkmoor runs ${count.format(base('vms'))} virtual machines on ${base('hosts')} hosts. Licenses are priced by core and rise by ${percentText(base('licenseGrowth'), 0)} a year; ${base('refresh')} hosts reach the end of their life by year 3. Staying costs ${money(today?.total ?? 0)} in five years.`,
      `The same work fits on ${base('hostsNew')} new hosts with a subscription of ${dollarsText(base('hostsNew') * base('subscription'))} a year. People (${change('People')}) and software (${change('Software')}) make up most of the difference.`,
    ],
    takes: `${dollarsText(atStart)} at the start: ${dollarsText(amount(proposed, 'Hardware', 0))} for hosts and ${dollarsText(amount(proposed, 'Move, one time', 0))} for the move. Running both in parallel adds ${dollarsText(amount(proposed, 'Move, one time', 1))} in year 1.`,
    asked: `Approve ${dollarsText(atStart)} by Dec 18, 2026, before the licenses renew on Jan 1.`,
  };

  function sum(cost: typeof today, category: string): number {
    return cost?.categories.find(({ label }) => label === category)?.byYear.reduce((a, b) => a + b, 0) ?? 0;
  }
}
