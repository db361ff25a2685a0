import { useSyncExternalStore } from 'react';

/** A value that only the browser knows, such as the query string. Prerendering and hydration use `shipped`. */
export const useLive = <Value>(live: Value, shipped: Value): Value =>
  useSyncExternalStore(
    never,
    () => live,
    () => shipped,
  );

const never = () => () => undefined;
