import { api, clearNotices, Problem, takePasskey, type Body, type SignedInUser } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useEffect, useState } from 'react';
import { offersPasskeys, passkeyDevice } from '@casewright/web/passkeys';

type Signature = Body<'post', '/api/session/passkey'>;

interface SignIn {
  /** Whether a field supports passkey autofill. */
  readonly hasField: boolean;
  readonly onSignedIn: (user: SignedInUser) => unknown;
  readonly onFailed: (failure: Error) => unknown;
}

/** Signs in with a passkey by button or autofill. */
export function usePasskeySignIn({ hasField, onSignedIn, onFailed }: SignIn) {
  const [offer, setOffer] = useState(1);
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: async (picked: Signature | undefined) => take(picked ?? (await ask({ inAutofill: false }))),
    onSuccess: onSignedIn,
    onError: (failure) => {
      // Challenges are single-use: autofill needs another.
      setOffer((before) => before + 1);
      return onFailed(failure);
    },
  });

  useEffect(() => {
    if (!hasField) return;
    let isLeft = false;
    void offersPasskeys().then(async (isOffered) => {
      // Autofill fails silently, since the user did not request it.
      const picked = isOffered && !isLeft ? await ask({ inAutofill: true }).catch(() => undefined) : undefined;
      if (picked && !isLeft) mutate(picked);
    });
    return () => {
      isLeft = true;
      void passkeyDevice().then(({ stopAsking }) => stopAsking());
    };
  }, [hasField, offer, mutate]);

  return { signIn: () => mutate(undefined), isPending };
}

async function ask(how: { readonly inAutofill: boolean }): Promise<Signature> {
  const { options } = await api.post('/api/session/passkey/begin');
  return (await passkeyDevice()).signWithPasskey(options, how);
}

async function take(signature: Signature): Promise<SignedInUser> {
  try {
    return await takePasskey(signature);
  } catch (failure) {
    if (failure instanceof Problem && failure.code === 'identity.passkey-unknown') {
      void (await passkeyDevice()).forgetPasskey(signature.credentialId);
    }
    throw failure;
  }
}
