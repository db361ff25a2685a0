/** Last update of the terms of service and privacy policy. */
export const TERMS_VERSION = '2025-07-01';
