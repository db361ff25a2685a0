import fc from 'fast-check';
import { formatPhone, phoneFailure, phoneInE164 } from './phone';

describe('phone number during typing', () => {
  it.each([
    ['415', '415'],
    ['4155', '415-5'],
    ['4155550', '415-555-0'],
    ['(415) 555 0100', '415-555-0100'],
    ['415-555-0100 ext. 9', '415-555-0100'],
    ['+1 415 555 0100', '415-555-0100'],
    ['phone', ''],
  ])('%p becomes %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('has at most three, three and four digits, and is stable when typed again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = formatPhone(typed);
        expect(shown).toMatch(/^(\d{0,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})$/);
        expect(formatPhone(shown)).toBe(shown);
      }),
    );
  });
});

describe('phone number', () => {
  it.each([
    ['415-555-0100', undefined],
    ['+1 (415) 555-0100', undefined],
    ['415-555-01', 'Phone number must be at least 10 characters'],
    ['  415-555-0  ', 'Phone number must be at least 10 characters'],
    ['1'.repeat(21), 'Phone number must be less than 20 characters'],
    ['4155550100123', 'Enter a 10-digit phone number'],
    ['415-555-0100 x', 'Enter a 10-digit phone number'],
  ])('%p: %s', (phone, message) => {
    expect(phoneFailure(phone)).toBe(message);
  });

  it('is stored in international format', () => {
    expect(phoneInE164('415-555-0100')).toBe('+14155550100');
    expect(phoneInE164('+14155550100')).toBe('+14155550100');
    expect(phoneInE164('415-555-010')).toBeUndefined();
  });
});
