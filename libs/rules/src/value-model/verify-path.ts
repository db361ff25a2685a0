/** The public page that says whether a document is of a version that was issued: its hash follows. */
export const VERIFY_PATH = '/verify';
