import { precisionOf, resultsOf, roundedMoneyText, type Row, withBases } from '@casewright/rules';
import { compiledSample, PROPOSAL } from '../sample-model/compiled';

const sample = compiledSample();
const precision = precisionOf(sample, PROPOSAL);

const DRIVERS = {
  Software: ['Software'],
  People: ['People'],
  'Hardware and space': ['Hardware', 'Space and power'],
  'Outages and provisioning': ['Fewer outages', 'Faster provisioning'],
};
/** Sources of value, in the order of `values`. */
export const GROUPS = Object.keys(DRIVERS);

/** The same offering at three prospects, as differences from the sample case. */
export const PROSPECTS = [
  prospect('Manufacturer', 'Servers due for replacement', { refresh: 84 }),
  prospect('Hospital', 'Every outage stops treatment', {
    hosts: 64,
    hostsNew: 44,
    refresh: 40,
    vms: 1300,
    staffNow: 4.5,
    outageNow: 13,
    outagePrice: 41_000,
  }),
  prospect('Bank', 'Licensed by core, large operations team', {
    hosts: 120,
    hostsNew: 70,
    refresh: 24,
    vms: 2900,
    licensePrice: 146,
    staffNow: 8,
    staffNew: 4.2,
  }),
];

function prospect(label: string, detail: string, changed: Readonly<Record<string, number>>) {
  const { costs, proposals } = resultsOf(withBases(sample, changed));
  const today = costs[0]?.categories ?? [];
  const proposed = costs.find(({ solution }) => solution === PROPOSAL)?.categories ?? [];
  const { benefits = [], netPresentValue = 0 } = proposals.find(({ solution }) => solution === PROPOSAL) ?? {};
  const valueOf = (name: string) => totalOf(today, name) - totalOf(proposed, name) + totalOf(benefits, name);
  const values = Object.values(DRIVERS).map((names) => sum(names.map(valueOf)));
  return { label, detail, values, netPresentValue: roundedMoneyText(netPresentValue, precision) };
}

function totalOf(rows: readonly Row[], name: string): number {
  return sum(rows.find(({ label }) => label === name)?.byYear ?? []);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
