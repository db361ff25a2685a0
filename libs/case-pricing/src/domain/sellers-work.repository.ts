/** Everything that sellers made and nobody paid for: drafts and saved calculations. */
export abstract class SellersWork {
  abstract erase(ownerId: string): Promise<void>;
}
