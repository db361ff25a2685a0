import { api, renewSession, type Answer } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';
import { DeviceRefusal } from '../passkeys/device-refusal';
import { tellFailure, tellSaved } from './settings-notices';

export type Passkey = Answer<'get', '/api/account/passkeys'>['rows'][number];

const KEY = ['account', 'passkeys'] as const;

// With the browser's part, which few visits need.
const device = () => import('../passkeys/device');

const bodyOf = (password: string | undefined) => (password === undefined ? {} : { password });

export function usePasskeys() {
  const queries = useQueryClient();
  const passkeys = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get('/api/account/passkeys', { signal }) });
  const changed = () => Promise.all([queries.invalidateQueries({ queryKey: KEY }), renewSession()]);

  return {
    passkeys,
    /** @returns its id, or nothing when the device refused, which is told */
    add: async (password?: string): Promise<string | undefined> => {
      const { options } = await api.post('/api/account/passkeys/begin', { body: bodyOf(password) });
      try {
        const body = await (await device()).makePasskey(options);
        const { id } = await api.post('/api/account/passkeys', { body });
        tellSaved('Your passkey has been added.');
        await changed();
        return id;
      } catch (failure) {
        tellFailure(failure, failure instanceof DeviceRefusal ? WORDS[failure.reason] : NOT_ADDED);
        return undefined;
      }
    },
    rename: async ({ id }: Passkey, name: string) => {
      await api.post('/api/account/passkeys/{id}/rename', { path: { id }, body: { name } });
      await queries.invalidateQueries({ queryKey: KEY });
    },
    remove: async ({ id, credentialId }: Passkey, password?: string) => {
      await api.post('/api/account/passkeys/{id}/remove', { path: { id }, body: bodyOf(password) });
      void device().then(({ forgetPasskey }) => forgetPasskey(credentialId));
      tellSaved('Your passkey has been removed.');
      await changed();
    },
  };
}

export const NOT_ADDED = 'The passkey could not be added.';
const WORDS: Record<DeviceRefusal['reason'], string> = {
  cancelled: 'No passkey was made. Try again, and confirm when your device asks.',
  stopped: NOT_ADDED,
  known: 'This device has a passkey for your account already.',
  unable: 'This device cannot make a passkey that knows its owner. Try another one, such as your phone.',
};
