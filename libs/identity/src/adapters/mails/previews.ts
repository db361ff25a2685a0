import type { MailLayout, MailSample } from '@casewright/platform';
import { SIGN_IN_CHANGES } from '../../sign-in-methods/domain/sign-in-methods.events';
import { accountDeletedMail } from './account-deleted';
import {
  registeredAddressRequestedMail,
  reservedAddressRequestedMail,
} from '../../email-change/adapters/mails/address-requested';
import { ADMIN_CHANGES } from '../../domain/admins.events';
import { adminsChangedMail } from './admins-changed';
import { alreadyRegisteredMail } from './already-registered';
import { newSignInMail } from './new-sign-in';
import { dataExportReadyMail } from './data-export-ready';
import { deletionRequestedMail } from './deletion-requested';
import { emailChangeCodeMail } from '../../email-change/adapters/mails/email-change-code';
import { emailDroppedMail, emailRestoredMail } from '../../email-change/adapters/mails/email-change-undone';
import { emailGivenUpMail } from '../../email-change/adapters/mails/email-given-up';
import { emailTakenUpMail } from '../../email-change/adapters/mails/email-taken-up';
import { passwordChangedMail } from './password-changed';
import { signInsSprayedMail } from './sign-ins-sprayed';
import { signInChangedMail } from '../../sign-in-methods/adapters/mails/sign-in-changed';
import { passwordResetMail } from './password-reset';
import { verificationCodeMail } from './verification-code';
import { welcomeMail } from './welcome';

const email = 'nora.seller@northwind.example';
const code = '042137';
const token = 'c2FtcGxlLXRva2VuLW9mLWEtbWFpbC10by1zaG93LWl0';
const changeId = '00000000-0000-4000-8000-000000000001';
const at = new Date('2026-11-20T14:05:00Z');
const aWeekLater = new Date('2026-11-27T14:05:00Z');

export const IDENTITY_MAILS: readonly MailSample[] = [
  { name: 'Verification code', write: (layout) => verificationCodeMail({ email, code, token }, layout) },
  { name: 'Welcome', write: welcomeMail },
  { name: 'Already registered', write: alreadyRegisteredMail },
  {
    name: 'New sign-in',
    write: (layout) => newSignInMail({ device: 'Chrome on Windows', signedInAt: at }, layout),
  },
  {
    name: 'Password reset',
    write: (layout) => passwordResetMail({ code, link: { accessToken: token, refreshToken: token } }, layout),
  },
  { name: 'Password changed', write: (layout) => passwordChangedMail({ changedAt: at }, layout) },
  { name: 'Email change: code', write: (layout) => emailChangeCodeMail({ code, token }, layout) },
  {
    name: 'Email changed: to the former address',
    write: (layout) =>
      emailGivenUpMail({ link: { changeId, token }, changedAt: at, undoableUntil: aWeekLater }, layout),
  },
  {
    name: 'Email changed: to the new address',
    write: (layout) => emailTakenUpMail({ changedAt: at }, layout),
  },
  {
    name: 'Email change undone: to the address restored',
    write: (layout) => emailRestoredMail({ undoneAt: at }, layout),
  },
  {
    name: 'Email change undone: to the address dropped',
    write: (layout) => emailDroppedMail({ undoneAt: at }, layout),
  },
  { name: 'Registered address requested', write: registeredAddressRequestedMail },
  {
    name: 'Reserved address requested',
    write: (layout) => reservedAddressRequestedMail({ keptUntil: aWeekLater }, layout),
  },
  ...SIGN_IN_CHANGES.map((change) => ({
    name: `Sign-in changed: ${change.replaceAll('-', ' ')}`,
    write: (layout: MailLayout) => signInChangedMail({ change, changedAt: at }, layout),
  })),
  ...ADMIN_CHANGES.map((change) => ({
    name: `Admins changed: ${change}`,
    write: (layout: MailLayout) =>
      adminsChangedMail({ change, changedEmail: email, changedBy: 'ada@casewright.example', changedAt: at }, layout),
  })),
  ...[30, 2].map((accountsOfNetwork) => ({
    name: `Many failed sign-ins from ${accountsOfNetwork > 2 ? 'one network' : 'many networks'}`,
    write: (layout: MailLayout) =>
      signInsSprayedMail(
        { failures: 240, accounts: 57, network: '203.0.113.9', accountsOfNetwork, noticedAt: at },
        layout,
      ),
  })),
  { name: 'Data ready to download', write: (layout) => dataExportReadyMail({ expiresAt: at }, layout) },
  { name: 'Deletion requested', write: (layout) => deletionRequestedMail({ dueAt: at }, layout) },
  { name: 'Deletion done', write: accountDeletedMail },
];
