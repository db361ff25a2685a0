/** Limits wrong attempts at links. Implemented by another context. */
export abstract class LinkAttempts {
  /**
   * Counts the attempt before `verify`, outside any transaction, and takes it back if the token was right.
   * @returns `stopped` or `refused` after too many wrong attempts at this link or from this network
   */
  abstract during(
    linkId: string,
    network: string,
    verify: () => Promise<boolean>,
  ): Promise<'right' | 'wrong' | 'stopped' | 'refused'>;
}
