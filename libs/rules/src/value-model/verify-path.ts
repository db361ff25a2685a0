/** Public page that verifies documents. The hash is appended. */
export const VERIFY_PATH = '/verify';
