import { figuresOf, HOSTS, moneyInThousands, REFERENCE_HOSTS, sampleCase, totalOf } from './sample-case';

describe('the sample case', () => {
  it('says what its bars add up to', () => {
    const years = sampleCase(REFERENCE_HOSTS);
    expect(years.map(({ today }) => totalOf(today))).toEqual([760, 800, 850, 910, 960]);
    expect(years.map(({ proposed }) => totalOf(proposed))).toEqual([840, 420, 370, 350, 330]);
    // 4,280 today and 2,310 proposed; 80 more in the first year come back within three months of the second.
    expect(figuresOf(years)).toEqual({ netValue: 1970, paybackMonths: 15, lowerCostPercent: 46 });
  });

  it('is worth more the more hosts it covers', () => {
    const worth = (hosts: number) => figuresOf(sampleCase(hosts)).netValue;
    for (let hosts = HOSTS.min; hosts < HOSTS.max; hosts += HOSTS.step) {
      expect(worth(hosts + HOSTS.step)).toBeGreaterThan(worth(hosts));
    }
  });

  it('that never pays back says so', () => {
    const years = sampleCase(REFERENCE_HOSTS).map((year) => ({ ...year, proposed: [{ name: 'Run', cost: 2000 }] }));
    expect(figuresOf(years).paybackMonths).toBeUndefined();
  });

  it('that saves from the first day needs no pay-back', () => {
    const years = sampleCase(REFERENCE_HOSTS).map((year) => ({ ...year, proposed: [{ name: 'Run', cost: 10 }] }));
    expect(figuresOf(years).paybackMonths).toBe(0);
  });
});

it('money is told in thousands and millions', () => {
  expect(moneyInThousands(760)).toBe('$760K');
  expect(moneyInThousands(1970)).toBe('$1.97M');
});
