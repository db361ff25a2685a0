import { useAddress, useQueryChange } from '@casewright/web/address';
import { useCallback } from 'react';
import { openInAddress, partInAddress } from './queries';

/** State in the URL. Back closes the panel instead of stepping through the cases viewed. */
export function useOpenCase() {
  const [opened] = useAddress(openInAddress);
  const [, change] = useQueryChange();
  const isOpened = opened !== undefined;
  const open = useCallback(
    (pursuitId: string) => change((query) => query.set(openInAddress.name, pursuitId), !isOpened),
    [change, isOpened],
  );
  const close = useCallback(
    () => change((query) => [openInAddress, partInAddress].forEach(({ name }) => query.delete(name))),
    [change],
  );
  return { opened, open, close };
}
