import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { HostCookie } from './host-cookie';

/** Carries the session's token. */
@Injectable()
export class SessionCookie extends HostCookie {
  constructor(config: Config) {
    super(config, 'session');
  }
}
