import type { Case } from '../../domain/case';
import type { Cases } from '../../domain/case.repository';
import type { AdvocateLink } from '../domain/advocate-link';
import type { AdvocateLinks } from '../domain/advocate-links.repository';

interface LockedLink {
  readonly found: Case;
  readonly link: AdvocateLink;
}

/** Locks the case, then the link. @returns undefined if there is no such link */
export async function lockedLink(cases: Cases, links: AdvocateLinks, linkId: string): Promise<LockedLink | undefined> {
  const caseId = await links.caseOf(linkId);
  if (!caseId) return undefined;
  const found = await cases.findForUpdate(caseId);
  const link = await links.find(caseId, linkId);
  return found && link && { found, link };
}
