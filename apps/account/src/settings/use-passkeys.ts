import { api, renewSession } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';
import { DeviceRefusal, passkeyDevice } from '@casewright/web/passkeys';
import { passkeysQuery, type Passkey } from './queries';
import { notifyFailure, notifySaved } from './settings-notices';

const bodyOf = (password: string | undefined) => (password === undefined ? {} : { password });

export function usePasskeys() {
  const queries = useQueryClient();
  const passkeys = useQuery(passkeysQuery);
  const changed = () => Promise.all([queries.invalidateQueries(passkeysQuery), renewSession()]);

  return {
    passkeys,
    /** @returns the id, or undefined if the device refused, after a notice */
    add: async (password?: string): Promise<string | undefined> => {
      const { options } = await api.post('/api/account/passkeys/begin', { body: bodyOf(password) });
      try {
        const body = await (await passkeyDevice()).makePasskey(options);
        const { id } = await api.post('/api/account/passkeys', { body });
        notifySaved('Your passkey has been added.');
        await changed();
        return id;
      } catch (failure) {
        notifyFailure(failure, failure instanceof DeviceRefusal ? REFUSALS[failure.reason] : NOT_ADDED);
        return undefined;
      }
    },
    rename: async ({ id }: Passkey, name: string) => {
      await api.post('/api/account/passkeys/{id}/rename', { path: { id }, body: { name } });
      await queries.invalidateQueries(passkeysQuery);
    },
    remove: async ({ id, credentialId }: Passkey, password?: string) => {
      await api.post('/api/account/passkeys/{id}/remove', { path: { id }, body: bodyOf(password) });
      void passkeyDevice().then(({ forgetPasskey }) => forgetPasskey(credentialId));
      notifySaved('Your passkey has been removed.');
      await changed();
    },
  };
}

export const NOT_ADDED = 'We couldn’t add the passkey.';
const REFUSALS: Record<DeviceRefusal['reason'], string> = {
  cancelled: 'No passkey was added. Try again and confirm on your device.',
  stopped: NOT_ADDED,
  known: 'This device already has a passkey for your account.',
  unable: 'This device can’t create a passkey that verifies you. Try another device, such as your phone.',
};
