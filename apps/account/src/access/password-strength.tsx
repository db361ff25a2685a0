import {
  PASSWORD_MESSAGES,
  PASSWORD_REQUIREMENTS,
  passwordStrength,
  type PasswordRequirement,
} from '@casewright/rules';
import { PasswordMeter } from '@casewright/ui';

const labels: Record<PasswordRequirement, string> = {
  minLength: '8 characters',
  hasLowercase: 'Lowercase',
  hasUppercase: 'Uppercase',
  hasNumber: 'Number',
  hasSpecialChar: 'Special character',
};

const GUESSABLE = Object.values(PASSWORD_MESSAGES);
const WEAK = { score: 25, label: 'Weak' } as const;

interface PasswordStrengthProps {
  readonly password: string;
  /** What the password was refused for. One that is easy to guess is never called strong. */
  readonly fault: string | undefined;
}

export function PasswordStrength({ password, fault }: PasswordStrengthProps) {
  const { requirements, ...strength } = passwordStrength(password);
  const { score, label } = GUESSABLE.some((message) => message === fault) ? WEAK : strength;
  return (
    <PasswordMeter
      score={score}
      label={password ? label : ''}
      requirements={PASSWORD_REQUIREMENTS.map((name) => ({ label: labels[name], isMet: requirements[name] }))}
    />
  );
}
