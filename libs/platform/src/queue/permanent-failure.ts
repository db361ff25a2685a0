/** Retrying cannot help: the event is dead at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
