import { PASSWORD_REQUIREMENTS, passwordStrength, type PasswordRequirement } from '@casewright/rules';
import { PasswordMeter } from '@casewright/ui';

const labels: Record<PasswordRequirement, string> = {
  minLength: '8 characters',
  hasLowercase: 'Lowercase',
  hasUppercase: 'Uppercase',
  hasNumber: 'Number',
  hasSpecialChar: 'Special character',
};

export function PasswordStrength({ password }: { password: string }) {
  const { score, label, requirements } = passwordStrength(password);
  return (
    <PasswordMeter
      score={score}
      label={password ? label : ''}
      requirements={PASSWORD_REQUIREMENTS.map((name) => ({ label: labels[name], isMet: requirements[name] }))}
    />
  );
}
