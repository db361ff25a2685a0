import type { Answer, Body } from '../api/operations';
import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { DeviceRefusal, type Refused } from './device-refusal';

type Options = Answer<'post', '/api/account/passkeys/begin'>['options'];

/** @throws DeviceRefusal */
export async function makePasskey(options: Options): Promise<Body<'post', '/api/account/passkeys'>> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await refusing(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { credentialId: id, clientData: clientDataJSON, attestation: attestationObject, transports };
}

/** @throws DeviceRefusal */
export async function signWithPasskey(
  options: Options,
  { inAutofill }: { readonly inAutofill: boolean },
): Promise<Body<'post', '/api/session/passkey'>> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await refusing(() => startAuthentication({ optionsJSON, useBrowserAutofill: inAutofill }));
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { credentialId: id, clientData: clientDataJSON, authenticatorData, signature, userHandle };
}

/** Call when the page is left. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** Tells supporting browsers to stop offering a deleted passkey. */
export const forgetPasskey = (credentialId: string): Promise<void> =>
  sendSignal({ signalName: 'unknownCredential', rpID: location.hostname, credentialID: credentialId }).catch(
    () => undefined,
  );

async function refusing<T>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony();
  } catch (failure) {
    throw new DeviceRefusal(reasonOf(failure));
  }
}

function reasonOf(failure: unknown): Refused {
  if (!(failure instanceof WebAuthnError)) return 'unable';
  if (failure.code === 'ERROR_CEREMONY_ABORTED') return 'stopped';
  if (failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  return failure.name === 'NotAllowedError' ? 'cancelled' : 'unable';
}
