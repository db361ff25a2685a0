/** Turns the id of a code into its six digits, with a key that only the server has. */
export abstract class CodeDigits {
  abstract of(codeId: string): string;
  /** Takes as long for a wrong guess as for a right one. */
  abstract match(codeId: string, guess: string): boolean;
}

/** Turns the id of a code into the token of the link that its mail carries beside the digits. */
export abstract class LinkTokens {
  abstract of(codeId: string): string;
  /** Takes as long for a wrong token as for a right one. */
  abstract match(codeId: string, token: string): boolean;
}
