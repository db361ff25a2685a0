import { Config, HostCookie } from '@casewright/platform';
import { Injectable } from '@nestjs/common';

/** In the browser that opened the link of an advocate. */
@Injectable()
export class ReadingCookie extends HostCookie {
  constructor(config: Config) {
    super(config, 'case-review');
  }
}
