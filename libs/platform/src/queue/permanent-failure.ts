/** Trying again cannot help: the news is dead at once, for an operator to see. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
