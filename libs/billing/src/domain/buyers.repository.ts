/** Who bought, beside what was bought: names and addresses, here and as the payment provider knows them. */
export abstract class Buyers {
  /** Here at once, and at the provider as soon as it can be reached. */
  abstract forget(ownerId: string, at: Date): Promise<void>;
}
