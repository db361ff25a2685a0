import { Config } from '@casewright/platform';
import { normaliseEmail, WORK_EMAIL_MESSAGES, workEmailFailure } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import emailProviders from 'email-providers/all.json';
import { getDomain } from 'tldts';
import { WorkEmailRequired } from '../../domain/account.errors';
import { WorkEmails } from '../../processes/work-emails';

/** Reserved for examples (RFC 2606), although listed as providers. */
const RESERVED = new Set(['example.com', 'example.net', 'example.org']);

const PROVIDERS: ReadonlySet<string> = new Set(emailProviders);

/** The browser's rule, extended by provider lists and the allow-list. */
@Injectable()
export class WorkEmail extends WorkEmails {
  private readonly disposable = disposableEmailBlocklistSet();
  private readonly allowed: readonly string[];

  constructor({ workEmailAllowList }: Config) {
    super();
    this.allowed = workEmailAllowList;
  }

  /** @throws WorkEmailRequired */
  refuseOthers(email: string): void {
    const failure = this.failureOf(email);
    if (failure) throw new WorkEmailRequired(failure);
  }

  addressOf(written: string): string {
    this.refuseOthers(written);
    const email = normaliseEmail(written);
    if (!email) throw new WorkEmailRequired(WORK_EMAIL_MESSAGES.malformed);
    return email;
  }

  /** @returns the error message, or undefined */
  failureOf(email: string): string | undefined {
    const isPersonal = (domain: string) => namesOf(domain).some((name) => this.isListed(name));
    return workEmailFailure(email, { allowed: this.allowed, isPersonal });
  }

  private isListed(name: string): boolean {
    return !RESERVED.has(name) && (PROVIDERS.has(name) || this.disposable.has(name));
  }
}

/** The domain and its parents down to the registrable domain. */
function namesOf(domain: string): string[] {
  const labels = domain.split('.');
  const registrable = (getDomain(domain) ?? domain).split('.').length;
  return labels.slice(0, labels.length - registrable + 1).map((_, from) => labels.slice(from).join('.'));
}
