import { balanceSteps } from './balance-line';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const movement = (amount: number, postedAt: string) => ({ amount, postedAt });

describe('the line of a balance', () => {
  it('is computed backwards from the balance', () => {
    const movements = [movement(-64, '2026-11-20T12:00:00Z'), movement(100, '2026-11-01T12:00:00Z')];
    expect(balanceSteps(38, movements, NOW)).toEqual([
      { at: Date.parse('2026-11-01T12:00:00Z'), balance: 102, amount: 100 },
      { at: Date.parse('2026-11-20T12:00:00Z'), balance: 38, amount: -64 },
    ]);
  });

  it('has one step for each day', () => {
    const movements = [
      movement(-16, '2026-11-20T12:00:02Z'),
      movement(100, '2026-11-20T12:00:01Z'),
      movement(50, '2026-11-20T12:00:00Z'),
      movement(20, '2026-11-01T12:00:00Z'),
    ];
    expect(balanceSteps(154, movements, NOW)).toMatchObject([
      { balance: 20, amount: 20 },
      { at: Date.parse('2026-11-20T12:00:02Z'), balance: 154, amount: 134 },
    ]);
  });

  it('leaves out what is older than 90 days', () => {
    const movements = [movement(-1, '2026-08-27T12:00:00Z'), movement(5, '2026-08-26T11:59:00Z')];
    expect(balanceSteps(4, movements, NOW)).toMatchObject([{ balance: 4, amount: -1 }]);
  });
});
