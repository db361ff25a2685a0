import type { Letterhead, MailSample } from '@casewright/platform';
import { SIGN_IN_CHANGES } from '../../domain/sign-in-methods.events';
import { accountDeletedMail } from './account-deleted';
import { addressAskedForMail, keptAddressAskedForMail } from './address-asked-for';
import { alreadyRegisteredMail } from './already-registered';
import { newSignInMail } from './new-sign-in';
import { dataExportReadyMail } from './data-export-ready';
import { deletionBegunMail } from './deletion-begun';
import { emailChangeCodeMail } from './email-change-code';
import { emailDroppedMail, emailRestoredMail } from './email-change-undone';
import { emailGivenUpMail } from './email-given-up';
import { emailTakenUpMail } from './email-taken-up';
import { passwordChangedMail } from './password-changed';
import { signInChangedMail } from './sign-in-changed';
import { passwordResetMail } from './password-reset';
import { verificationCodeMail } from './verification-code';
import { welcomeMail } from './welcome';

const email = 'nora.seller@northwind.example';
const firstName = 'Nora';
const code = '042137';
const token = 'c2FtcGxlLXRva2VuLW9mLWEtbWFpbC10by1zaG93LWl0';
const changeId = '00000000-0000-4000-8000-000000000001';
const at = new Date('2026-11-20T14:05:00Z');
const aWeekLater = new Date('2026-11-27T14:05:00Z');

/** Every mail that identity sends, as the page of previews shows it. */
export const IDENTITY_MAILS: readonly MailSample[] = [
  { name: 'Verification code', write: (letterhead) => verificationCodeMail({ email, code, token }, letterhead) },
  { name: 'Welcome', write: (letterhead) => welcomeMail({ firstName }, letterhead) },
  { name: 'Already registered', write: alreadyRegisteredMail },
  {
    name: 'New sign-in',
    write: (letterhead) => newSignInMail({ device: 'Chrome on Windows', signedInAt: at }, letterhead),
  },
  {
    name: 'Password reset',
    write: (letterhead) => passwordResetMail({ code, link: { accessToken: token, refreshToken: token } }, letterhead),
  },
  { name: 'Password changed', write: (letterhead) => passwordChangedMail({ changedAt: at }, letterhead) },
  { name: 'Email change: code', write: (letterhead) => emailChangeCodeMail({ code, token }, letterhead) },
  {
    name: 'Email changed: to the former address',
    write: (letterhead) =>
      emailGivenUpMail({ link: { changeId, token }, changedAt: at, undoableUntil: aWeekLater }, letterhead),
  },
  {
    name: 'Email changed: to the new address',
    write: (letterhead) => emailTakenUpMail({ changedAt: at }, letterhead),
  },
  {
    name: 'Email change undone: to the address restored',
    write: (letterhead) => emailRestoredMail({ undoneAt: at }, letterhead),
  },
  {
    name: 'Email change undone: to the address dropped',
    write: (letterhead) => emailDroppedMail({ undoneAt: at }, letterhead),
  },
  { name: 'Address asked for', write: addressAskedForMail },
  {
    name: 'Former address asked for',
    write: (letterhead) => keptAddressAskedForMail({ keptUntil: aWeekLater }, letterhead),
  },
  ...SIGN_IN_CHANGES.map((change) => ({
    name: `Sign-in changed: ${change.replaceAll('-', ' ')}`,
    write: (letterhead: Letterhead) => signInChangedMail({ change, changedAt: at }, letterhead),
  })),
  { name: 'Data ready to download', write: (letterhead) => dataExportReadyMail({ expiresAt: at }, letterhead) },
  { name: 'Deletion begun', write: (letterhead) => deletionBegunMail({ dueAt: at }, letterhead) },
  { name: 'Deletion done', write: accountDeletedMail },
];
