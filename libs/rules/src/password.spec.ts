import fc from 'fast-check';
import { firstPasswordFailure, PASSWORD_MAX_LENGTH, PASSWORD_REQUIREMENTS, passwordStrength } from './password';

describe('password strength', () => {
  it.each([
    ['', 0, 'Very Weak'],
    ['a', 25, 'Weak'],
    ['aB', 25, 'Weak'],
    ['aB3', 50, 'Fair'],
    ['aB3!', 75, 'Good'],
    ['aB3!aB3!', 100, 'Strong'],
  ])('of %p is %i, %s', (password, score, label) => {
    expect(passwordStrength(password)).toMatchObject({ score, label });
  });

  it('lists the requirements that are met', () => {
    expect(passwordStrength('lowercase').requirements).toEqual({
      minLength: true,
      hasLowercase: true,
      hasUppercase: false,
      hasNumber: false,
      hasSpecialChar: false,
    });
  });

  it('counts a space as special, and a letter of any script as a letter', () => {
    expect(passwordStrength(' ').requirements.hasSpecialChar).toBe(true);
    expect(passwordStrength('é').requirements).toMatchObject({ hasLowercase: true, hasSpecialChar: false });
  });

  it('grows with every requirement that is met', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, more) => {
        expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(passwordStrength(password).score);
      }),
    );
  });

  it('is full exactly when only excessive length can be refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (password) => {
        expect(passwordStrength(password).score === 100).toBe(firstPasswordFailure(password) === undefined);
      }),
    );
  });
});

describe('first password failure', () => {
  it.each([
    ['aB3!', 'Password must be at least 8 characters'],
    ['ABCDEFG3!', 'Password must contain at least one lowercase letter'],
    ['abcdefg3!', 'Password must contain at least one uppercase letter'],
    ['abcdefgH!', 'Password must contain at least one number'],
    ['abcdefgH3', 'Password must contain at least one special character'],
    ['', 'Password must be at least 8 characters'],
    ['abcdefgH3!', undefined],
  ])('of %p is: %s', (password, message) => {
    expect(firstPasswordFailure(password)).toBe(message);
  });

  it('follows the order of the requirements', () => {
    expect(PASSWORD_REQUIREMENTS).toEqual(['minLength', 'hasLowercase', 'hasUppercase', 'hasNumber', 'hasSpecialChar']);
  });

  it('is the length if everything else is met', () => {
    const longest = 'aB3!'.repeat(PASSWORD_MAX_LENGTH / 4);
    expect(firstPasswordFailure(longest)).toBeUndefined();
    expect(firstPasswordFailure(`${longest}x`)).toBe('Password must be at most 128 characters');
  });
});
