import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CodePurpose, CODES_THAT_COUNT, EmailCode } from '../../domain/email-code';
import { EmailCodes } from '../../domain/repositories';

const CODES = `
  select id, account_id as "accountId", purpose, issued_at as "issuedAt", expires_at as "expiresAt",
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

  async open(accountId: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]> {
    const rows = await this.em.execute<EmailCode[]>(
      `${CODES}
       where account_id = ? and purpose = ? and expires_at > ? and voided_at is null
       order by issued_at desc limit ?`,
      [accountId, purpose, now, CODES_THAT_COUNT],
    );
    return rows;
  }

  async outdated(accountId: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]> {
    const rows = await this.em.execute<EmailCode[]>(
      `${CODES} where account_id = ? and purpose = ? and voided_at is null order by issued_at desc`,
      [accountId, purpose],
    );
    const open = rows.filter(({ expiresAt }) => new Date(expiresAt) > now).slice(0, CODES_THAT_COUNT);
    return rows.filter((code) => !open.includes(code));
  }

  async issuedSince(accountId: string, purpose: CodePurpose, since: Date): Promise<readonly Date[]> {
    const rows = await this.em.execute<{ issuedAt: string | Date }[]>(
      `select issued_at as "issuedAt" from identity.email_codes where account_id = ? and purpose = ? and issued_at > ?`,
      [accountId, purpose, since],
    );
    return rows.map(({ issuedAt }) => new Date(issuedAt));
  }

  async voidAll(accountId: string, purpose: CodePurpose, at: Date): Promise<void> {
    await this.em.execute(
      'update identity.email_codes set voided_at = ? where account_id = ? and purpose = ? and voided_at is null',
      [at, accountId, purpose],
      'run',
    );
  }

  async withLink(linkHash: string): Promise<EmailCode | undefined> {
    const [row] = await this.em.execute<EmailCode[]>(`${CODES} where link_hash = ? and voided_at is null`, [linkHash]);
    return row;
  }
}
