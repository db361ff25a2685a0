/** A link that opens a draft in the visitor's mail program. */
export const mailDraft = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`;
