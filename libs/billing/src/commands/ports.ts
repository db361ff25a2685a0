/** Whom to write to about an owner's payments. Answered by another context. */
export abstract class Contacts {
  /** @returns undefined for whoever has left */
  abstract find(ownerId: string): Promise<Contact | undefined>;
}

export interface Contact {
  readonly email: string;
  readonly firstName: string;
}
