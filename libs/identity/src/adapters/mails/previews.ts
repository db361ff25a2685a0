import type { MailSample } from '@casewright/platform';
import { alreadyRegisteredMail } from './already-registered';
import { passwordChangedMail } from './password-changed';
import { verificationCodeMail } from './verification-code';
import { welcomeMail } from './welcome';

const email = 'nora.seller@northwind.example';
const firstName = 'Nora';
const code = '042137';
const at = new Date('2026-11-20T14:05:00Z');

/** Every mail that identity sends, as the page of previews shows it. */
export const IDENTITY_MAILS: readonly MailSample[] = [
  { name: 'Verification code', write: (letterhead) => verificationCodeMail({ email, code }, letterhead) },
  { name: 'Welcome', write: (letterhead) => welcomeMail({ firstName }, letterhead) },
  { name: 'Already registered', write: alreadyRegisteredMail },
  { name: 'Password changed', write: (letterhead) => passwordChangedMail({ changedAt: at }, letterhead) },
];
