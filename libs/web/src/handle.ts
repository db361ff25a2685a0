/** A remote's `handle` on its routes, read by the shell. */
export interface PageHandle {
  /** Whether the site footer is shown. Account pages have none. */
  readonly footer?: boolean;
  readonly page?: PublicPage;
}

/** Metadata for search engines and link previews. The page is prerendered when its remote is published. */
export interface PublicPage {
  readonly public: true;
  readonly title: string;
  readonly description: string;
  /** schema.org data. Paths within the site are made absolute when the page is published. */
  readonly jsonLd?: readonly JsonLd[];
  /** Preview image. Called when the page is published, never in a browser. */
  readonly image?: () => Promise<PageImage>;
}

export interface PageImage {
  readonly headline: string;
  readonly chart?: PageChart;
  readonly figures?: readonly (readonly [label: string, value: string])[];
  readonly isSample?: boolean;
}

export type PageChart =
  | { readonly kind: 'columns'; readonly groups: readonly (readonly (readonly number[])[])[] }
  /** The last curve is emphasized. */
  | { readonly kind: 'curves'; readonly curves: readonly (readonly number[])[] }
  | { readonly kind: 'swings'; readonly swings: readonly (readonly [low: number, high: number])[] };

export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
