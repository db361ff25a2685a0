/** Who bought, beside what was bought: names and addresses, here and as the payment provider knows them. */
export abstract class Buyers {
  abstract forget(ownerId: string): Promise<void>;
}
