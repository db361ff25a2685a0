/** Interface of the prerendering build (`static.js`). Has no imports, since the build tools use it too. */
export interface StaticShell {
  readonly provided: Readonly<Record<string, unknown>>;
  readonly publicPages: (routes: Routes) => readonly AddressedPage[];
  /** @returns the content of `#root` */
  readonly render: (app: string, version: string, routes: Routes, address: string) => Promise<string>;
}

export type Routes = object[];

export interface AddressedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly jsonLd?: readonly object[];
  readonly image?: () => Promise<object>;
}
