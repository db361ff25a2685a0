import { PASSWORD_REQUIREMENTS, passwordStrength, type PasswordRequirement } from '@casewright/rules';
import { PasswordMeter } from '@casewright/ui';

const words: Record<PasswordRequirement, string> = {
  minLength: 'At least 8 characters',
  hasLowercase: 'One lowercase letter',
  hasUppercase: 'One uppercase letter',
  hasNumber: 'One number',
  hasSpecialChar: 'One special character',
};

export function PasswordStrength({ password }: { password: string }) {
  const { score, label, requirements } = passwordStrength(password);
  return (
    <PasswordMeter
      score={score}
      label={label}
      requirements={PASSWORD_REQUIREMENTS.map((name) => ({ label: words[name], isMet: requirements[name] }))}
    />
  );
}
