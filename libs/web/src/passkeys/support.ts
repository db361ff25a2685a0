export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the browser offers passkeys in autofill. */
export const offersPasskeys = async (): Promise<boolean> =>
  supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
