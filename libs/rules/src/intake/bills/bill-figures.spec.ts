import type { BillCell } from './bill';
import { billFigures } from './bill-figures';

const cell = (given: Partial<BillCell>): BillCell => ({
  ...{ month: '2026-08', service: 'EC2', provider: 'AWS', type: 'usage', lines: 1, effective: '1', billed: '2' },
  ...given,
});

describe('figures of a bill', () => {
  it('add up the counted lines by month and service, exactly', () => {
    const cells = [
      cell({ month: '2026-09', effective: '0.1' }),
      cell({ effective: '0.2', lines: 2 }),
      cell({ service: 'S3', effective: '0.25' }),
      cell({ service: 'Tax', type: 'tax', effective: '9' }),
    ];
    const bill = { cells, basis: 'effective' as const, choices: { basis: null, types: null } };
    expect(billFigures(bill)).toEqual({
      ...{ basis: 'effective', total: { cost: '0.55', lines: 4 } },
      months: [
        { month: '2026-08', cost: '0.45', lines: 3 },
        { month: '2026-09', cost: '0.1', lines: 1 },
      ],
      services: [
        { service: 'EC2', cost: '0.3', lines: 3 },
        { service: 'S3', cost: '0.25', lines: 1 },
      ],
      others: { services: 0, cost: '0', lines: 0 },
    });
  });

  it('name the ten services that cost most, and add up the others', () => {
    const cells = Array.from({ length: 12 }, (_, at) => cell({ service: `S${at}`, effective: String(at) }));
    const { services, others } = billFigures({
      ...{ cells, basis: 'effective', choices: { basis: null, types: null } },
    });
    expect(services.map(({ service }) => service).slice(0, 2)).toEqual(['S11', 'S10']);
    expect(services).toHaveLength(10);
    expect(others).toEqual({ services: 2, cost: '1', lines: 2 });
  });
});
