import { useSyncExternalStore } from 'react';

/**
 * What only the browser of a visitor knows, such as the query of the address. A page that was rendered when it was shipped
 * begins with `shipped`.
 */
export const useLive = <Value>(live: Value, shipped: Value): Value =>
  useSyncExternalStore(
    never,
    () => live,
    () => shipped,
  );

const never = () => () => undefined;
