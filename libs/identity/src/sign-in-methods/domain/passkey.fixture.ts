import type { MadeKey } from './passkey';

export const aKey = (overrides: Partial<MadeKey> = {}): MadeKey => ({
  credentialId: crypto.randomUUID(),
  publicKey: 'public',
  signCount: 0,
  transports: ['internal'],
  isSynced: false,
  ...overrides,
});
