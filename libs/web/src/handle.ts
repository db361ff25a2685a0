/** What a route of a remote tells the shell about its pages, as `handle`. */
export interface PageHandle {
  /** Public pages end with the product's footer; pages of the account are tools, and do without. */
  readonly footer?: boolean;
  readonly page?: PublicPage;
}

/** What search engines and previews of links are told about a page. It is rendered whenever its remote is shipped. */
export interface PublicPage {
  readonly public: true;
  /** Of the browser's tab, too. */
  readonly title: string;
  readonly description: string;
  /** Data in the words of schema.org. Addresses within the site are paths; shipping completes them. */
  readonly jsonLd?: readonly JsonLd[];
}

export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
