import { notify } from '@casewright/web';
import { paths, settingsTab } from '@casewright/web/paths';

const failure = (title: string) => (message: string) => notify({ kind: 'error', title, message });

/** Notices of S0 §8. Other messages come from the server. */
export const notices = {
  workEmailRequired: failure('Work Email Required'),
  passwordRequirementsNotMet: failure('Password Requirements Not Met'),
  passwordMismatch: () => failure('Password Mismatch')('Passwords do not match. Please check and try again.'),
  signupFailed: failure('Signup Failed'),
  authenticationFailed: failure('Authentication Failed'),
  passkeyNotUsed: () =>
    failure('Authentication Failed')('No passkey was used. Try again or sign in with your password.'),
  loginFailed: () => failure('Login Failed')(UNEXPECTED),
  verificationFailed: failure('Verification Failed'),
  error: failure('Error'),
  sessionNotFound: (message: string) =>
    notify({ kind: 'error', title: 'Error', message, link: { label: 'Sign in', path: paths.login } }),
  unexpected: () => failure('Error')(UNEXPECTED),
  accountCreated: () =>
    notify({
      kind: 'success',
      title: 'Account Created Successfully!',
      message: 'Check your email for a 6-digit verification code.',
    }),
  alreadyVerified: () => notify({ title: 'Already Verified', message: 'Your email address is already verified.' }),
  deletionCanceled: () =>
    notify({
      title: 'Deletion Canceled',
      message:
        'Verifying your email canceled your request to delete the account. You can request it again in Settings.',
      link: { label: 'Settings', path: settingsTab('data') },
    }),
  choosePassword: () =>
    notify({ title: 'Email Confirmed', message: 'Choose a password to finish setting up your account.' }),
  emailVerified: () => notify({ kind: 'success', title: 'Success!', message: 'Your email has been verified.' }),
  codeSent: () =>
    notify({ kind: 'success', title: 'Code Sent', message: 'A new verification code has been sent to your email.' }),
  linkSent: () =>
    notify({
      kind: 'success',
      title: 'Code Sent',
      message: 'You can’t enter codes right now. Use the link in the email we just sent.',
    }),
  verificationRequired: () =>
    notify({
      title: 'Email Verification Required',
      message: 'Please verify your email address to access your account.',
    }),
  invalidResetLink: () =>
    failure('Invalid Reset Link')('This reset link is invalid or has expired. Please request a new one.'),
  invalidUndoLink: () => failure('Invalid Undo Link')('This link has expired or was already used.'),
  emailChangeUndone: () =>
    notify({
      kind: 'success',
      title: 'Change Undone',
      message: 'Your account is back on its previous email address. Choose a new password to sign in.',
    }),
  passwordResetFailed: failure('Password Reset Failed'),
  failedToReset: (why = UNEXPECTED) => failure('Failed to reset password')(why),
  resetFailed: () => failure('Reset Failed')(UNEXPECTED),
  passwordsDontMatch: () => failure("Passwords Don't Match")('Passwords do not match.'),
  invalidCode: () => failure('Invalid code')('Please enter a 6-digit code'),
  resetCodeSent: () =>
    notify({ kind: 'success', title: 'Reset code sent', message: 'Check your email for a 6-digit verification code.' }),
  passwordUpdated: () =>
    notify({
      kind: 'success',
      title: 'Password Updated',
      message: 'Your password has been changed. Please sign in with the new one.',
    }),
  confirmationRequired: () =>
    notify({
      title: 'Email Confirmation Required',
      message: 'Please check your email and click the confirmation link before logging in.',
    }),
};

const UNEXPECTED = 'An unexpected error occurred. Please try again.';
