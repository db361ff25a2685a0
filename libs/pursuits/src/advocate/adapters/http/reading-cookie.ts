import { Config, HostCookie } from '@casewright/platform';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ReadingCookie extends HostCookie {
  constructor(config: Config) {
    super(config, 'case-review');
  }
}
