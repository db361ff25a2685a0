export { OpenSessions } from './adapters/http/open-sessions';
export { IdentityAccounts } from './adapters/persistence/migrations/0001-accounts';
export { Passwords } from './adapters/secrets/passwords';
export { type DemoAccount, KeepDemoAccount } from './commands/keep-demo-account';
export { CodeDigits } from './commands/ports';
export { type MadeAdmin, MakeAdmin } from './commands/make-admin';
export { IdentityModule, IdentityReactionsModule } from './identity.module';
export { FindUser, type User } from './queries/find-user';
export { GetAdminUserIds } from './queries/get-admin-user-ids';
