/** What a route of a remote tells the shell about its pages, as `handle`. */
export interface PageHandle {
  /** Public pages end with the product's footer; pages of the account are tools, and do without. */
  readonly footer?: boolean;
}
