interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
}

/** The router's key of every first page is `default`, which would restore another page's position. */
export const scrollKey = ({ key, pathname, hash }: Place): string => (key === 'default' ? pathname + hash : key);
