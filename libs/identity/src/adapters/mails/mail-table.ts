import { mailToAddress } from '@casewright/platform';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsInt, IsString, IsUUID } from 'class-validator';
import { SIGN_IN_CHANGES, type SignInChange } from '../../sign-in-methods/domain/sign-in-methods.events';
import { ADMIN_CHANGES, type AdminChange } from '../../domain/admins.events';
import { GetMailedSecrets } from '../../queries/get-mailed-secrets';
import { deviceName } from '../devices/device-name';
import { accountDeletedMail } from './account-deleted';
import {
  registeredAddressRequestedMail,
  reservedAddressRequestedMail,
} from '../../email-change/adapters/mails/address-requested';
import { adminsChangedMail } from './admins-changed';
import { alreadyRegisteredMail } from './already-registered';
import { dataExportReadyMail } from './data-export-ready';
import { deletionRequestedMail } from './deletion-requested';
import { emailChangeCodeMail } from '../../email-change/adapters/mails/email-change-code';
import { emailDroppedMail, emailRestoredMail } from '../../email-change/adapters/mails/email-change-undone';
import { emailGivenUpMail } from '../../email-change/adapters/mails/email-given-up';
import { emailTakenUpMail } from '../../email-change/adapters/mails/email-taken-up';
import { newSignInMail } from './new-sign-in';
import { passwordChangedMail } from './password-changed';
import { passwordResetMail } from './password-reset';
import { signInChangedMail } from '../../sign-in-methods/adapters/mails/sign-in-changed';
import { signInsSprayedMail } from './sign-ins-sprayed';
import { verificationCodeMail } from './verification-code';
import { welcomeMail } from './welcome';

class AddressPayload {
  @IsString()
  readonly email!: string;
}

class CodePayload extends AddressPayload {
  @IsUUID()
  readonly codeId!: string;
}

class NewDevicePayload extends AddressPayload {
  @IsString()
  readonly userAgent!: string;
}

class SignInChangedPayload extends AddressPayload {
  @IsIn(SIGN_IN_CHANGES)
  readonly change!: SignInChange;
}

class EmailChangeMadePayload {
  @IsUUID()
  readonly changeId!: string;

  @IsString()
  readonly oldEmail!: string;

  @IsString()
  readonly newEmail!: string;

  @Type(() => Date)
  @IsDate()
  readonly undoableUntil!: Date;
}

class EmailChangeUndonePayload extends AddressPayload {
  @IsString()
  readonly droppedEmail!: string;
}

class KeptAddressPayload extends AddressPayload {
  @Type(() => Date)
  @IsDate()
  readonly keptUntil!: Date;
}

class AdminsChangedPayload extends AddressPayload {
  @IsIn(ADMIN_CHANGES)
  readonly change!: AdminChange;

  @IsString()
  readonly changedEmail!: string;

  @IsString()
  readonly changedBy!: string;
}

class SignInsSprayedPayload extends AddressPayload {
  @IsInt()
  readonly failures!: number;

  @IsInt()
  readonly accounts!: number;

  @IsString()
  readonly network!: string;

  @IsInt()
  readonly accountsOfNetwork!: number;
}

class ExportReadyPayload extends AddressPayload {
  @Type(() => Date)
  @IsDate()
  readonly expiresAt!: Date;
}

class DeletionRequestedPayload extends AddressPayload {
  @Type(() => Date)
  @IsDate()
  readonly dueAt!: Date;
}

const toAddress = ({ email }: AddressPayload): string => email;
const toOwner = { payload: AddressPayload, toAddress };

export const MAIL_TABLE = [
  mailToAddress({
    name: 'identity.mail-verification-code',
    on: 'identity.verification-requested',
    payload: CodePayload,
    toAddress,
    facts: async ({ email, codeId }, queries) => ({ email, ...(await queries.execute(new GetMailedSecrets(codeId))) }),
    template: verificationCodeMail,
  }),
  mailToAddress({
    ...toOwner,
    name: 'identity.mail-welcome',
    on: 'identity.registered',
    facts: () => ({}),
    template: (_, layout) => welcomeMail(layout),
  }),
  mailToAddress({
    ...toOwner,
    name: 'identity.mail-already-registered',
    on: 'identity.already-registered',
    facts: () => ({}),
    template: (_, layout) => alreadyRegisteredMail(layout),
  }),
  mailToAddress({
    name: 'identity.mail-new-sign-in',
    on: 'identity.signed-in-from-new-device',
    payload: NewDevicePayload,
    toAddress,
    facts: ({ userAgent }, _, signedInAt) => ({ device: deviceName(userAgent), signedInAt }),
    template: newSignInMail,
  }),
  mailToAddress({
    name: 'identity.mail-sign-in-changed',
    on: 'identity.sign-in-changed',
    payload: SignInChangedPayload,
    toAddress,
    facts: ({ change }, _, changedAt) => ({ change, changedAt }),
    template: signInChangedMail,
  }),
  mailToAddress({
    name: 'identity.mail-password-reset',
    on: 'identity.password-reset-requested',
    payload: CodePayload,
    toAddress,
    facts: async ({ codeId }, queries) => {
      const { code, resetLink } = await queries.execute(new GetMailedSecrets(codeId));
      return { code, link: resetLink };
    },
    template: passwordResetMail,
  }),
  mailToAddress({
    ...toOwner,
    name: 'identity.mail-password-changed',
    on: 'identity.password-changed',
    facts: (_, __, changedAt) => ({ changedAt }),
    template: passwordChangedMail,
  }),
  mailToAddress({
    name: 'identity.mail-email-change-code',
    on: 'identity.email-change-code-requested',
    payload: CodePayload,
    toAddress,
    facts: ({ codeId }, queries) => queries.execute(new GetMailedSecrets(codeId)),
    template: emailChangeCodeMail,
  }),
  mailToAddress({
    name: 'identity.mail-former-address',
    on: 'identity.email-change-made',
    payload: EmailChangeMadePayload,
    toAddress: ({ oldEmail }) => oldEmail,
    facts: async ({ changeId, undoableUntil }, queries, changedAt) => {
      const { token } = await queries.execute(new GetMailedSecrets(changeId));
      return { link: { changeId, token }, changedAt, undoableUntil };
    },
    template: emailGivenUpMail,
  }),
  mailToAddress({
    name: 'identity.mail-new-address',
    on: 'identity.email-change-made',
    payload: EmailChangeMadePayload,
    toAddress: ({ newEmail }) => newEmail,
    facts: (_, __, changedAt) => ({ changedAt }),
    template: emailTakenUpMail,
  }),
  mailToAddress({
    name: 'identity.mail-restored-address',
    on: 'identity.email-change-undone',
    payload: EmailChangeUndonePayload,
    toAddress,
    facts: (_, __, undoneAt) => ({ undoneAt }),
    template: emailRestoredMail,
  }),
  mailToAddress({
    name: 'identity.mail-dropped-address',
    on: 'identity.email-change-undone',
    payload: EmailChangeUndonePayload,
    toAddress: ({ droppedEmail }) => droppedEmail,
    facts: (_, __, undoneAt) => ({ undoneAt }),
    template: emailDroppedMail,
  }),
  mailToAddress({
    ...toOwner,
    name: 'identity.mail-address-requested',
    on: 'identity.address-asked-for',
    facts: () => ({}),
    template: (_, layout) => registeredAddressRequestedMail(layout),
  }),
  mailToAddress({
    name: 'identity.mail-kept-address-requested',
    on: 'identity.kept-address-asked-for',
    payload: KeptAddressPayload,
    toAddress,
    facts: ({ keptUntil }) => ({ keptUntil }),
    template: reservedAddressRequestedMail,
  }),
  mailToAddress({
    name: 'identity.mail-export-ready',
    on: 'identity.data-export-ready',
    payload: ExportReadyPayload,
    toAddress,
    facts: ({ expiresAt }) => ({ expiresAt }),
    template: dataExportReadyMail,
  }),
  mailToAddress({
    name: 'identity.mail-deletion-requested',
    on: 'identity.deletion-requested',
    payload: DeletionRequestedPayload,
    toAddress,
    facts: ({ dueAt }) => ({ dueAt }),
    template: deletionRequestedMail,
  }),
  mailToAddress({
    name: 'identity.mail-admins-changed',
    on: 'identity.admins-changed',
    payload: AdminsChangedPayload,
    toAddress,
    facts: ({ change, changedEmail, changedBy }, _, changedAt) => ({ change, changedEmail, changedBy, changedAt }),
    template: adminsChangedMail,
  }),
  mailToAddress({
    name: 'identity.mail-sign-ins-sprayed',
    on: 'identity.sign-ins-sprayed',
    payload: SignInsSprayedPayload,
    toAddress,
    facts: ({ failures, accounts, network, accountsOfNetwork }, _, noticedAt) => ({
      ...{ failures, accounts, network, accountsOfNetwork, noticedAt },
    }),
    template: signInsSprayedMail,
  }),
  mailToAddress({
    ...toOwner,
    name: 'identity.mail-account-deleted',
    on: 'identity.account-erased',
    facts: () => ({}),
    template: (_, layout) => accountDeletedMail(layout),
  }),
];
