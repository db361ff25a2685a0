export abstract class WorkEmails {
  /** @returns the normalized address. @throws WorkEmailRequired */
  abstract addressOf(written: string): string;
}
