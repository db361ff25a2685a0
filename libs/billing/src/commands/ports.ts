/** Contact details for payment mails. Implemented by another context. */
export abstract class Contacts {
  /** @returns undefined for a deleted account */
  abstract find(ownerId: string): Promise<Contact | undefined>;
}

export interface Contact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}
