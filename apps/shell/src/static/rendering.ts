/** What the shell's build for shipping offers, as `static.js`. Without imports, since the tools read it as well. */
export interface StaticShell {
  /** The modules that remotes share with the shell, by the names that they import them by. */
  readonly provided: Readonly<Record<string, unknown>>;
  readonly publicPages: (routes: Routes) => readonly AddressedPage[];
  /** @returns the content of `#root` */
  readonly render: (app: string, version: string, routes: Routes, address: string) => Promise<string>;
}

/** The routes of a remote. */
export type Routes = object[];

/** A public page, and where it is. */
export interface AddressedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly jsonLd?: readonly object[];
  readonly image?: () => Promise<object>;
}
