import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { HostCookie } from './host-cookie';

@Injectable()
export class SessionCookie extends HostCookie {
  constructor(config: Config) {
    super(config, 'session');
  }
}
