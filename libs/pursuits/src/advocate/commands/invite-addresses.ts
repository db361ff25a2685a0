import { ADVOCATE_LIMITS, DAY_MS } from '@casewright/rules';
import type { Case } from '../../domain/case';
import { TooManyNewAdvocates } from '../domain/advocate-link.errors';
import type { InvitedAddresses } from '../domain/invited-addresses.repository';

/**
 * Counts the addresses that a case is about to send mail to.
 *
 * @throws TooManyNewAdvocates
 */
export async function inviteAddresses(
  addresses: InvitedAddresses,
  { id, ownerId }: Pick<Case, 'id' | 'ownerId'>,
  emails: readonly string[],
  at: Date,
): Promise<void> {
  if (emails.length === 0) return;
  const { recent, unknown } = await addresses.compare(ownerId, emails, new Date(at.getTime() - DAY_MS));
  if (unknown.length > 0 && recent + unknown.length > ADVOCATE_LIMITS.newPerDay) throw new TooManyNewAdvocates();
  await addresses.save(id, emails, at);
}
