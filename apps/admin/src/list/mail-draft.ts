export const mailDraft = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`;
