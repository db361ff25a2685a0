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
    ['+', '+'],
    ['+44 20 7946 0018', '+44 20 7946 0018'],
    ['+6561234567x', '+6561234567'],
  ])('%p becomes %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('without a country code has at most three, three and four digits, and is stable when typed again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        fc.pre(!typed.includes('+'));
        const shown = formatPhone(typed);
        expect(shown).toMatch(/^(\d{0,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})$/);
        expect(formatPhone(shown)).toBe(shown);
      }),
    );
  });
});

const INVALID = 'Enter a valid phone number, with its country code if it is outside the US';

describe('phone number', () => {
  it.each([
    ['415-555-0100', undefined],
    ['+1 (415) 555-0100', undefined],
    ['415-555-01', 'Phone number must be at least 10 characters'],
    ['  415-555-0  ', 'Phone number must be at least 10 characters'],
    ['1'.repeat(21), 'Phone number must be less than 20 characters'],
    ['4155550100123', INVALID],
    ['415-555-0100 x', INVALID],
    ['+65 6123 4567', undefined],
    ['+47 22 12 34 56', undefined],
    ['+44 20 7946 0018 00000', 'Phone number must be less than 20 characters'],
    ['+65 6123', 'Phone number must be at least 10 characters'],
    ['+49 (0)', 'Phone number must be at least 10 characters'],
    ['000-000-0000', INVALID],
    ['+1 065 612 3456', INVALID],
    ['415-155-0100', INVALID],
  ])('%p: %s', (phone, message) => {
    expect(phoneFailure(phone)).toBe(message);
  });

  it('is stored in international format', () => {
    expect(phoneInE164('415-555-0100')).toBe('+14155550100');
    expect(phoneInE164('+14155550100')).toBe('+14155550100');
    expect(phoneInE164('+44 20 7946 0018')).toBe('+442079460018');
    expect(phoneInE164('+44 (0)20 7946 0018')).toBe('+442079460018');
    expect(phoneInE164('415-555-010')).toBeUndefined();
    expect(phoneInE164('+0 20 7946 0018')).toBeUndefined();
  });
});
