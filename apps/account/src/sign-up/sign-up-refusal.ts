import { firstPasswordFailure, WORK_EMAIL_MESSAGES, workEmailFailure } from '@casewright/rules';
import { Problem } from '@casewright/web';
import { notices } from '../access/notices';
import { wrongWorkEmail } from '../access/use-work-email-check';

export interface SignUpAnswers {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly agreeToTerms: boolean;
}

interface Refusal {
  readonly field: 'email' | 'password' | 'confirmPassword';
  readonly message: string;
  readonly tell: () => void;
}

/** The first violated rule. The email comes first (S0 §5), also where only the server knows that it is refused. */
export async function firstRefusalOf(answers: SignUpAnswers): Promise<Refusal | undefined> {
  const refusal = refusalOf(answers);
  if (!refusal || refusal.field === 'email') return refusal;
  const wrongEmail = await wrongWorkEmail(answers.email);
  return wrongEmail === undefined ? refusal : emailRefusal(wrongEmail);
}

const emailRefusal = (message: string): Refusal => ({
  field: 'email',
  message,
  tell: () => notices.workEmailRequired(message),
});

/** The first violated rule that the browser can check. */
function refusalOf({ email, password, confirmPassword }: SignUpAnswers): Refusal | undefined {
  const wrongEmail = workEmailFailure(email);
  // The server decides on domains: its allow-list overrides every rule.
  if (wrongEmail === WORK_EMAIL_MESSAGES.required || wrongEmail === WORK_EMAIL_MESSAGES.malformed) {
    return emailRefusal(wrongEmail);
  }
  const weakPassword = firstPasswordFailure(password);
  if (weakPassword) {
    return { field: 'password', message: weakPassword, tell: () => notices.passwordRequirementsNotMet(weakPassword) };
  }
  if (password !== confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match', tell: notices.passwordMismatch };
  }
  return undefined;
}

/** The server could not store the account. */
const FAILURES: ReadonlySet<string> = new Set(['platform.unexpected', 'platform.unavailable']);

/** Shows the server's refusal under the title of its rule. */
export function notifyRefusal(failure: unknown): void {
  if (!(failure instanceof Problem) || failure.code === 'unknown') return notices.unexpected();
  if (failure.code === 'identity.work-email-required') return notices.workEmailRequired(failure.title);
  if (failure.code === 'identity.password-requirements-not-met') {
    return notices.passwordRequirementsNotMet(failure.title);
  }
  if (failure.code === 'identity.verification-code-not-sent') return notices.error(failure.title);
  if (FAILURES.has(failure.code)) return notices.error('Failed to create user account.');
  notices.signupFailed(failure.title);
}
