import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CodePurpose, CODES_THAT_COUNT, EmailCode } from '../../domain/email-code';
import { EmailCodes, type MailedCode } from '../../domain/people.repository';

const CODES = `
  select id, subject, account_id as "accountId", registration_id as "registrationId", purpose, issued_at as "issuedAt", expires_at as "expiresAt",
    link_hash as "linkHash"
  from identity.email_codes`;

@Injectable()
export class MikroEmailCodes extends EmailCodes {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(code: EmailCode): void {
    this.em.persist(code);
  }

  async open(subject: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]> {
    const rows = await this.em.execute<EmailCode[]>(
      `${CODES} where id in (
         select id from (
           select id, row_number() over (partition by registration_id order by issued_at desc) as newest
           from identity.email_codes where subject = ? and purpose = ? and expires_at > ? and voided_at is null
         ) valid where newest <= ?)
       order by issued_at desc`,
      [subject, purpose, now, CODES_THAT_COUNT],
    );
    return rows;
  }

  async outdated(subject: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]> {
    const rows = await this.em.execute<EmailCode[]>(
      `${CODES} where subject = ? and purpose = ? and voided_at is null order by issued_at desc`,
      [subject, purpose],
    );
    const open = new Set((await this.open(subject, purpose, now)).map(({ id }) => id));
    return rows.filter(({ id }) => !open.has(id));
  }

  async issuedSince(subject: string, purpose: CodePurpose, since: Date): Promise<readonly Date[]> {
    const rows = await this.em.execute<{ issuedAt: string | Date }[]>(
      `select issued_at as "issuedAt" from identity.email_codes where subject = ? and purpose = ? and issued_at > ?`,
      [subject, purpose, since],
    );
    return rows.map(({ issuedAt }) => new Date(issuedAt));
  }

  async mailedSince(subject: string, purpose: CodePurpose, since: Date): Promise<readonly MailedCode[]> {
    const rows = await this.em.execute<{ id: string; issuedAt: string | Date; isVoid: boolean }[]>(
      `select id, issued_at as "issuedAt", voided_at is not null as "isVoid" from identity.email_codes
       where subject = ? and purpose = ? and issued_at > ?`,
      [subject, purpose, since],
    );
    return rows.map((row) => ({ ...row, issuedAt: new Date(row.issuedAt) }));
  }

  async voidAll(subject: string, purpose: CodePurpose, at: Date): Promise<void> {
    await this.em.execute(
      'update identity.email_codes set voided_at = ? where subject = ? and purpose = ? and voided_at is null',
      [at, subject, purpose],
      'run',
    );
  }

  async withLink(linkHash: string): Promise<EmailCode | undefined> {
    const [row] = await this.em.execute<EmailCode[]>(`${CODES} where link_hash = ? and voided_at is null`, [linkHash]);
    return row;
  }
}
