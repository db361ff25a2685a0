import type { MadeKey } from './passkey';

export const aKey = (told: Partial<MadeKey> = {}): MadeKey => ({
  credentialId: crypto.randomUUID(),
  publicKey: 'public',
  signCount: 0,
  transports: ['internal'],
  isSynced: false,
  ...told,
});
