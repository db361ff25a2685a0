import fc from 'fast-check';
import { firstPasswordFailure, PASSWORD_MAX_LENGTH, passwordStrength } from './password';

describe('password strength', () => {
  it.each([
    ['', 0, 'Very Weak'],
    ['aB', 25, 'Weak'],
    ['aB3', 50, 'Fair'],
    ['aB3!', 75, 'Good'],
    ['aB3!aB3!', 100, 'Strong'],
  ])('of %p is %i, %s', (password, score, label) => {
    expect(passwordStrength(password)).toMatchObject({ score, label });
  });

  it('counts a space as special, and a letter of any script as a letter', () => {
    expect(passwordStrength(' ').requirements.hasSpecialChar).toBe(true);
    expect(passwordStrength('é').requirements).toMatchObject({ hasLowercase: true, hasSpecialChar: false });
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
    ['abcdefgH3!', undefined],
  ])('of %p is: %s', (password, message) => {
    expect(firstPasswordFailure(password)).toBe(message);
  });

  it('is the length if everything else is met', () => {
    const longest = 'aB3!'.repeat(PASSWORD_MAX_LENGTH / 4);
    expect(firstPasswordFailure(longest)).toBeUndefined();
    expect(firstPasswordFailure(`${longest}x`)).toBe('Password must be at most 128 characters');
  });
});
