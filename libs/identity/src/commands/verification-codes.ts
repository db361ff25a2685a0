import { HOUR_MS } from '@casewright/rules';
import { Account } from '../domain/account';
import { EmailCode, secondsUntilRequest, VERIFICATIONS_PER_HOUR } from '../domain/email-code';
import { EmailCodes } from '../domain/people.repository';
import { type AddressHolder, AddressHolders } from './address-holders';

/** Issues codes the same way whether or not the address has an account. */
export class VerificationCodes {
  constructor(
    private readonly codes: EmailCodes,
    private readonly holders: AddressHolders,
  ) {}

  holderOf(email: string, now: Date): Promise<AddressHolder | undefined> {
    return this.holders.find(email, now);
  }

  /** Ignores voided codes, so that taken and free addresses look the same. */
  async secondsUntilNext(email: string, now: Date): Promise<number> {
    const mailed = await this.codes.mailedSince(email, 'verify-email', new Date(now.getTime() - HOUR_MS));
    const issued = mailed.filter(({ isVoid }) => !isVoid).map(({ issuedAt }) => issuedAt);
    return secondsUntilRequest(issued, now, VERIFICATIONS_PER_HOUR);
  }

  /** Emails the code to unverified accounts only. A code for a taken address never succeeds. */
  issue(holder: AddressHolder, email: string, registrationId: string | null, now: Date): void {
    const code = EmailCode.toVerify(email, registrationId, now);
    this.codes.add(code);
    if (isUnverified(holder)) holder.requestVerification(code, now);
    else holder.remindOwner(now, 'sign-up');
  }

  remind(holder: AddressHolder, now: Date): void {
    if (!isUnverified(holder)) holder.remindOwner(now, 'sign-up');
  }
}

const isUnverified = (holder: AddressHolder): holder is Account => holder instanceof Account && !holder.isVerified;
