import { satisfies } from './contract';

describe('the contract a remote requires', () => {
  it.each(['1.2.0', '1.10.0'])('^1.2.0 is met by %s', (version) => {
    expect(satisfies(version, '^1.2.0')).toBe(true);
  });
  it.each(['1.1.9', '2.0.0'])('^1.2.0 is not met by %s', (version) => {
    expect(satisfies(version, '^1.2.0')).toBe(false);
  });
});
