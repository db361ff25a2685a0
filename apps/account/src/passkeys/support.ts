/** Whether the browser knows what passkeys are. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether it shows them among what it fills in a field with. */
export const offersPasskeys = async (): Promise<boolean> =>
  supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
