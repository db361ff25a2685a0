import { defineEntity, p } from '@mikro-orm/core';
import { Account, type Role } from '../../domain/account';
import { Device } from '../../domain/device';
import { DataExport } from '../../domain/data-export';
import { type CodePurpose, EmailCode } from '../../domain/email-code';
import { EmailChange } from '../../email-change/domain/email-change';
import { Registration } from '../../domain/registration';
import { Session } from '../../domain/session';

const schema = 'identity';

const AccountSchema = defineEntity({
  class: Account,
  schema,
  tableName: 'accounts',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    passwordHash: p.text(),
    role: p.text().$type<Role>(),
    emailVerified: p.boolean(),
    termsVersion: p.text(),
    termsAcceptedAt: p.datetime(),
    createdAt: p.datetime(),
    remindedAt: p.datetime().nullable(),
    deletionDueAt: p.datetime().nullable(),
  },
});

const EmailCodeSchema = defineEntity({
  class: EmailCode,
  schema,
  tableName: 'email_codes',
  properties: {
    id: p.uuid().primary(),
    subject: p.text(),
    accountId: p.uuid().nullable(),
    registrationId: p.uuid().nullable(),
    purpose: p.text().$type<CodePurpose>(),
    issuedAt: p.datetime(),
    expiresAt: p.datetime(),
    linkHash: p.text().nullable(),
  },
});

const RegistrationSchema = defineEntity({
  class: Registration,
  schema,
  tableName: 'registrations',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    passwordHash: p.text(),
    termsVersion: p.text(),
    termsAcceptedAt: p.datetime(),
    browserHash: p.text(),
    startedAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

const EmailChangeSchema = defineEntity({
  class: EmailChange,
  schema,
  tableName: 'email_changes',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    oldEmail: p.text(),
    newEmail: p.text(),
    requestedAt: p.datetime(),
    madeAt: p.datetime().nullable(),
    undoableUntil: p.datetime().nullable(),
    remindedAt: p.datetime().nullable(),
  },
});

const SessionSchema = defineEntity({
  class: Session,
  schema,
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    tokenHash: p.text(),
    deviceId: p.uuid().nullable(),
    userAgent: p.text().nullable(),
    mfa: p.boolean(),
    openedAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
    absoluteExpiresAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
  },
});

const DeviceSchema = defineEntity({
  class: Device,
  schema,
  tableName: 'devices',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    tokenHash: p.text(),
    firstSeenAt: p.datetime(),
    lastSeenAt: p.datetime(),
  },
});

const DataExportSchema = defineEntity({
  class: DataExport,
  schema,
  tableName: 'data_exports',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    requestedAt: p.datetime(),
    content: p.blob().nullable(),
    readyAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
  },
});

export const IDENTITY_SCHEMAS = [
  AccountSchema,
  DataExportSchema,
  EmailChangeSchema,
  EmailCodeSchema,
  RegistrationSchema,
  SessionSchema,
  DeviceSchema,
];
