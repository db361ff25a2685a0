import { keepInTab, readInTab } from '@casewright/web/kept';
import type * as v from 'valibot';

/**
 * The secret part of a mailed link. It stays in the tab, over a reload too, until it is forgotten, so that the URL,
 * history and referrers never hold it.
 */
export function followedLinkIn<Link>(schema: v.GenericSchema<Link>, key: string) {
  let followed: Link | undefined;
  return {
    read: (): Link | undefined => (followed ??= readInTab(schema, key)),
    save: (link: Link): void => keepInTab(key, (followed = link)),
    forget: (): void => keepInTab(key, (followed = undefined)),
  };
}
