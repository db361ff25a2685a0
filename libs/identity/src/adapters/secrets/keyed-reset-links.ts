import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ResetLink, ResetLinks } from '../../commands/ports';
import { hashOfToken } from './token';

/** Two tokens of 256 bits each, computed as the digits are: whoever reads the database can follow no link. */
@Injectable()
export class KeyedResetLinks extends ResetLinks {
  private readonly accessKey: Buffer;
  private readonly refreshKey: Buffer;

  constructor(config: Config) {
    super();
    this.accessKey = config.deriveKey('reset-access-tokens');
    this.refreshKey = config.deriveKey('reset-refresh-tokens');
  }

  of(codeId: string): ResetLink {
    return { accessToken: tokenOf(this.accessKey, codeId), refreshToken: tokenOf(this.refreshKey, codeId) };
  }

  hashOf({ accessToken }: Pick<ResetLink, 'accessToken'>): string {
    return hashOfToken(accessToken);
  }

  match(codeId: string, link: ResetLink): boolean {
    const right = this.of(codeId);
    return [isSame(right.accessToken, link.accessToken), isSame(right.refreshToken, link.refreshToken)].every(Boolean);
  }
}

const tokenOf = (key: Buffer, codeId: string): string => createHmac('sha256', key).update(codeId).digest('base64url');

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
