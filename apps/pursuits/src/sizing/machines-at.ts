import { useSearchParams } from '@casewright/web/router';
import { MACHINES_ANCHOR, type MachinesChoice } from './queries';

/** A link within the page that shows the chosen machines and keeps the basis. */
export function useMachinesAt() {
  const [address] = useSearchParams();
  return (choice: MachinesChoice): { readonly search: string; readonly hash: string } => {
    const next = new URLSearchParams(address);
    for (const name of ['search', 'instance', 'show']) next.delete(name);
    for (const [name, value] of Object.entries(choice)) if (value !== undefined) next.set(name, String(value));
    return { search: `?${next}`, hash: `#${MACHINES_ANCHOR}` };
  };
}
