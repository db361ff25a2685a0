/** The terms of service and privacy policy that an applicant agrees to, by the day they were last updated. */
export const TERMS_VERSION = '2025-07-01';
