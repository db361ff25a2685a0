export { DeviceRefusal } from './passkeys/device-refusal';
export { offersPasskeys, supportsPasskeys } from './passkeys/support';

/** Loaded on demand: a page without passkeys does not need it. */
export const passkeyDevice = () => import('./passkeys/device');
