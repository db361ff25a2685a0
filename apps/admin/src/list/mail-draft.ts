/** Opens a draft in the mail program of whoever follows it. */
export const mailDraft = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`;
