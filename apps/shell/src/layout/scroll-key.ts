interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
}

/**
 * What a scroll position is remembered by. The router calls the first page of every load `default`: without its address,
 * a link to a section would land where another page was left.
 */
export const scrollKey = ({ key, pathname, hash }: Place): string => (key === 'default' ? pathname + hash : key);
