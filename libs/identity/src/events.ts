import type { IntegrationEvent } from '@casewright/kernel';
import {
  AccountErased,
  AlreadyRegistered,
  DataExportReady,
  DataExportRequested,
  DeletionRequested,
  PasswordChanged,
  PasswordResetRequested,
  Registered,
  SignedInFromNewDevice,
  VerificationRequested,
} from './domain/account.events';
import {
  RegisteredAddressRequested,
  EmailChangeCodeRequested,
  EmailChanged,
  EmailChangeMade,
  EmailChangeUndone,
  ReservedAddressRequested,
} from './email-change/domain/email-change.events';
import { AdminsChanged, RoleChanged } from './domain/admins.events';
import { SignInsSprayed } from './domain/sign-in-spray';
import { SessionsEnded } from './domain/session.events';
import { SignInChanged } from './sign-in-methods/domain/sign-in-methods.events';

const ACCOUNT = '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a';
const OTHER = '5f0c1f86-1c8e-4b7e-9a53-0d6c2f1f7b11';
const EMAIL = 'nora@northwind.example';
const NEW_EMAIL = 'nora@contoso.example';
const AT = new Date('2026-03-02T09:05:00Z');
const LATER = new Date('2026-03-09T09:05:00Z');

/** One sample of each integration event. Its type, version and payload are the contract. */
export const IDENTITY_EVENTS: readonly IntegrationEvent[] = [
  new Registered(ACCOUNT, EMAIL, AT),
  new AlreadyRegistered(ACCOUNT, EMAIL, AT),
  new VerificationRequested(ACCOUNT, EMAIL, OTHER, AT),
  new SignedInFromNewDevice(ACCOUNT, EMAIL, 'Mozilla/5.0', AT),
  new SignInChanged(ACCOUNT, EMAIL, 'two-step-on', AT),
  new SessionsEnded(ACCOUNT, AT),
  new PasswordResetRequested(ACCOUNT, EMAIL, OTHER, AT),
  new PasswordChanged(ACCOUNT, EMAIL, AT),
  new EmailChangeCodeRequested(ACCOUNT, NEW_EMAIL, OTHER, AT),
  new EmailChangeMade(ACCOUNT, OTHER, EMAIL, NEW_EMAIL, LATER, AT),
  new EmailChanged(ACCOUNT, EMAIL, NEW_EMAIL, AT),
  new EmailChangeUndone(ACCOUNT, EMAIL, NEW_EMAIL, AT),
  new RegisteredAddressRequested(ACCOUNT, EMAIL, AT),
  new ReservedAddressRequested(ACCOUNT, EMAIL, LATER, AT),
  new DataExportRequested(ACCOUNT, OTHER, AT),
  new DataExportReady(ACCOUNT, EMAIL, LATER, AT),
  new DeletionRequested(ACCOUNT, EMAIL, LATER, AT),
  new AdminsChanged(EMAIL, 'promoted', NEW_EMAIL, EMAIL, AT),
  new RoleChanged(ACCOUNT, AT),
  new SignInsSprayed(EMAIL, { failures: 240, accounts: 57, network: '203.0.113.9', accountsOfNetwork: 30 }, AT),
  new AccountErased(ACCOUNT, EMAIL, AT),
];
