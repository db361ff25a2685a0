import type { ValueModelContent } from './content';
import type { Assumption } from './model';
import { leftOutText, unconfirmedText } from './version-notes';

const assumption = (source: string): Assumption => ({
  ...{ id: 'a', label: 'A', group: 'Today', unit: '1', base: 1, source, kind: 'default', asOf: '2026-11-20' },
  ...{ confidence: 'low', owner: '' },
});
const [NONE, TEMPLATE, LIBRARY] = ['', 'Template default', 'Example Office, Prices (library version 1)'].map(
  assumption,
);

it('tells numbers without a source from defaults that have one', () => {
  expect(
    [[NONE], [NONE, TEMPLATE], [LIBRARY], [LIBRARY, LIBRARY], [NONE, TEMPLATE, LIBRARY]].map((all) =>
      unconfirmedText(all.flatMap((one) => one ?? [])),
    ),
  ).toEqual([
    '1 number has no source.',
    '2 numbers have no source.',
    '1 number is a default.',
    '2 numbers are defaults.',
    '2 numbers have no source, and 1 is a default.',
  ]);
});

it('names the parts of a board paper that the documents would lack', () => {
  const whole: ValueModelContent = {
    ...{ title: '', seller: '', scope: '', findings: [], leftOut: '', proposal: '', takes: 'Four months.' },
    ...{ asked: 'Approve.', prospect: { company: '', reader: '', position: '' } },
    ...{ risks: [{ risk: 'Delay', mitigation: 'Waves' }], plan: [{ when: 'Q1', what: 'Start' }] },
    nextSteps: [{ what: 'Sign', who: 'CFO', when: 'Dec 1' }],
    model: {
      ...{ horizonYears: 5, currency: 'USD', roundTo: 1, discountRate: 'rate', solutions: [], assumptions: [] },
      ...{ calculations: [], costLines: [], benefits: [] },
    },
  };
  expect(
    [{}, { asked: ' ' }, { risks: [], plan: [] }, { asked: '', takes: '', risks: [], plan: [], nextSteps: [] }].map(
      (given) => leftOutText({ ...whole, ...given }),
    ),
  ).toEqual([
    undefined,
    'The documents will have no decision asked for.',
    'The documents will have no risks or plan.',
    'The documents will have no decision asked for, account of what the decision takes, risks, plan, or next steps.',
  ]);
});
