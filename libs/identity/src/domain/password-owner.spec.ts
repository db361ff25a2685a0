import { isAddressIn, wordsOf } from './password-owner';

describe('the owner of a password', () => {
  const owner = { email: 'Sam.Seller+it@Northwind.co.example', firstName: 'Sam', lastName: 'van Seller' };

  it('is known by names, the parts of the address, and the company', () => {
    expect(wordsOf(owner)).toEqual(
      expect.arrayContaining(['sam', 'seller', 'samvan seller', 'sam.seller+it', 'northwind']),
    );
    expect(wordsOf(owner)).not.toContain('co');
  });

  it('is recognized by an address within the password', () => {
    expect(isAddressIn('My-sam.seller+it@northwind.co.example-1', owner.email)).toBe(true);
    expect(isAddressIn('Correct-horse-1', owner.email)).toBe(false);
  });
});
