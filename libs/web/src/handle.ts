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
  /** What previews of links show. Asked for when the page is shipped, never in a browser. */
  readonly image?: () => Promise<PageImage>;
}

/** A picture of a page, drawn from its figures. */
export interface PageImage {
  readonly headline: string;
  readonly chart?: PageChart;
  /** Up to three, below the chart: label and value. */
  readonly figures?: readonly (readonly [label: string, value: string])[];
  /** Whether the figures are those of a sample case, and are called so. */
  readonly isSample?: boolean;
}

export type PageChart =
  /** Columns side by side in groups, each stacked from its parts. */
  | { readonly kind: 'columns'; readonly groups: readonly (readonly (readonly number[])[])[] }
  /** The last one is the one that counts. */
  | { readonly kind: 'curves'; readonly curves: readonly (readonly number[])[] }
  /** Bars to both sides of zero. */
  | { readonly kind: 'swings'; readonly swings: readonly (readonly [low: number, high: number])[] };

export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
