export interface Found {
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  readonly path: string;
}

export interface Group {
  readonly title: string;
  readonly found: readonly Found[];
}

export const MAX_PER_GROUP = 5;
