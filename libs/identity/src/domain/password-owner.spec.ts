import { isAddressIn, isMostlyKnown, wordsOf } from './password-owner';

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
    ['Seller-Northwind1!', true],
    ['Sam@Northwind26', true],
    ['SSELLER#2026', true],
    ['sam-likes-trains-9', false],
    ['Correct-horse-1', false],
  ])('is most of %j: %s', (password, isMost) => {
    expect(isMostlyKnown(password, { ...owner, lastName: 'Seller' })).toBe(isMost);
  });

  it('is recognized by an address within the password', () => {
    expect(isAddressIn('My-sam.seller+it@northwind.co.example-1', owner.email)).toBe(true);
    expect(isAddressIn('Correct-horse-1', owner.email)).toBe(false);
  });
});
