import { prepared, Sql } from '@casewright/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CodePurpose, MAX_VALID_CODES, EmailCode } from '../../domain/email-code';
import { EmailCodes, type MailedCode } from '../../domain/people.repository';

const CODES = `
  select id, subject, account_id as "accountId", registration_id as "registrationId", purpose, issued_at as "issuedAt",
    expires_at as "expiresAt", link_hash as "linkHash"
  from identity.email_codes`;

const open = prepared<EmailCode>(
  'identity.open-codes',
  `${CODES} where id in (
     select id from (
       select id, row_number() over (partition by registration_id order by issued_at desc) as newest
       from identity.email_codes where subject = $1 and purpose = $2 and expires_at > $3 and voided_at is null
     ) valid where newest <= ${MAX_VALID_CODES})
   order by issued_at desc`,
);
const unvoided = prepared<EmailCode>(
  'identity.unvoided-codes',
  `${CODES} where subject = $1 and purpose = $2 and voided_at is null order by issued_at desc`,
);
const mailed = prepared<MailedCode>(
  'identity.mailed-codes',
  `select id, issued_at as "issuedAt", voided_at is not null as "isVoid" from identity.email_codes
   where subject = $1 and purpose = $2 and issued_at > $3`,
);
const voiding = prepared(
  'identity.void-codes',
  'update identity.email_codes set voided_at = $3 where subject = $1 and purpose = $2 and voided_at is null',
);
const linked = prepared<EmailCode>('identity.linked-code', `${CODES} where link_hash = $1 and voided_at is null`);

@Injectable()
export class MikroEmailCodes extends EmailCodes {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  add(code: EmailCode): void {
    this.em.persist(code);
  }

  open(subject: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]> {
    return this.sql.run(open, [subject, purpose, now]);
  }

  async outdated(subject: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]> {
    const rows = await this.sql.run(unvoided, [subject, purpose]);
    const valid = new Set((await this.open(subject, purpose, now)).map(({ id }) => id));
    return rows.filter(({ id }) => !valid.has(id));
  }

  async issuedSince(subject: string, purpose: CodePurpose, since: Date): Promise<readonly Date[]> {
    return (await this.mailedSince(subject, purpose, since)).map(({ issuedAt }) => issuedAt);
  }

  mailedSince(subject: string, purpose: CodePurpose, since: Date): Promise<readonly MailedCode[]> {
    return this.sql.run(mailed, [subject, purpose, since]);
  }

  async voidAll(subject: string, purpose: CodePurpose, at: Date): Promise<void> {
    await this.sql.run(voiding, [subject, purpose, at]);
  }

  async withLink(linkHash: string): Promise<EmailCode | undefined> {
    return (await this.sql.run(linked, [linkHash]))[0];
  }
}
