import { CREDIT_PACKAGES, findPackage, PACKAGE_CREDITS, packageFor } from './credit-packages';

describe('credit packages', () => {
  it('match the price list', () => {
    expect(CREDIT_PACKAGES).toEqual([
      { credits: 50, amountCents: 5000, isPopular: false, description: 'Perfect for trying out our services' },
      { credits: 100, amountCents: 9000, isPopular: true, description: 'Great for small projects' },
      { credits: 200, amountCents: 17500, isPopular: false, description: 'Best for regular users' },
    ]);
  });

  it('are found by their credits', () => {
    expect(PACKAGE_CREDITS.map((credits) => findPackage(credits)?.amountCents)).toEqual([5000, 9000, 17500]);
    expect([0, 1, 49, 51, 150, -50, Number.NaN].map(findPackage)).toEqual(Array(7).fill(undefined));
  });

  it('include one that covers the missing credits, as far as possible', () => {
    expect([1, 50, 51, 100, 101, 200, 201].map((missing) => packageFor(missing).credits)).toEqual([
      50, 50, 100, 100, 200, 200, 200,
    ]);
  });
});
