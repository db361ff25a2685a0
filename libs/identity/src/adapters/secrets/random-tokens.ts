import { hashOfToken, newToken } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { Tokens } from '../../processes/tokens';

@Injectable()
export class RandomTokens extends Tokens {
  create(): string {
    return newToken();
  }

  hashOf(token: string): string {
    return hashOfToken(token);
  }
}
