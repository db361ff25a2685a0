import { server } from '../../tools/webpack/server.ts';

export default server(import.meta.url, [
  'main',
  'worker',
  'migrate',
  'openapi',
  'demo-accounts',
  'make-admin',
  'two-step-off',
  'verify-ledger',
  'reconcile',
  'mails',
]);
