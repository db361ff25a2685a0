/** Limits wrong tries at links. Answered by another context, which counts them as it counts wrong codes. */
export abstract class LinkAttempts {
  /**
   * Counts the try before it is verified, outside of any transaction, and restores it when it was right.
   * @returns `stopped` for a link with too many wrong tries, `refused` for a network with too many
   */
  abstract during(
    linkId: string,
    network: string,
    verify: () => Promise<boolean>,
  ): Promise<'right' | 'wrong' | 'stopped' | 'refused'>;
}
