import { isAddressIn, ownPartOf, wordsOf } from './password-owner';

describe('the owner of a password', () => {
  const owner = { email: 'Sam.Seller+it@Northwind.co.example', firstName: 'Sam', lastName: 'van Seller' };

  it('is known by names, the parts of the address, and the company', () => {
    expect(wordsOf(owner)).toEqual(
      expect.arrayContaining(['sam', 'seller', 'samvan seller', 'sam.seller+it', 'northwind']),
    );
    expect(wordsOf(owner)).not.toContain('co');
  });

  it('is known by the parts of a company’s name, and without accents', () => {
    const jorg = { email: 'joerg.mueller@thyssen-krupp.example', firstName: 'Jörg', lastName: 'Müller' };
    expect(wordsOf(jorg)).toEqual(
      expect.arrayContaining(['müller', 'muller', 'mueller', 'thyssen', 'krupp', 'thyssenkrupp', 'jorgmuller']),
    );
  });

  it.each([
    ['Seller-Northwind1!', '-1!'],
    ['Sam@Northwind26', '@26'],
    ['North Wind 2026!', ' 2026!'],
    ['N-o.r_t-h-w-i-n-d1!', '1!'],
    ['WelcomeNorthwInd1!', 'welcome1!'],
    ['sam-likes-trains-9', '-likes-trains-9'],
    ['Correct-horse-1', undefined],
  ])('leaves of %j: %j', (password, own) => {
    expect(ownPartOf(password, { ...owner, lastName: 'Seller' })).toBe(own);
  });

  it('is recognized by an address within the password', () => {
    expect(isAddressIn('My-sam.seller+it@northwind.co.example-1', owner.email)).toBe(true);
    expect(isAddressIn('Correct-horse-1', owner.email)).toBe(false);
  });
});
