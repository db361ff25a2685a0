/** Unpaid work: drafts and saved calculations. */
export abstract class SellersWork {
  abstract erase(ownerId: string): Promise<void>;
}
