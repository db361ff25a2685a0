import type { Case } from '../../domain/case';
import type { AdvocateLinks } from '../domain/advocate-links.repository';

/** Links are valid only during the advocate review. Runs in the transaction of the move. */
export async function endAdvocateLinks(links: AdvocateLinks, { id, figures }: Case, at: Date): Promise<void> {
  if (figures.state === 'advocate-review') return;
  for (const link of await links.findAllOf(id)) if (link.end('over', at)) await links.save(link);
}
