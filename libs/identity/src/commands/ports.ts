/** Turns the id of a code into its six digits, with a key that only the server has. */
export abstract class CodeDigits {
  abstract of(codeId: string): string;
  /** Takes as long for a wrong guess as for a right one. */
  abstract match(codeId: string, guess: string): boolean;
}
