import { Config, HostCookie } from '@casewright/platform';
import { Injectable } from '@nestjs/common';

/** Knows a browser again after its sessions ended. It opens nothing. */
@Injectable()
export class DeviceCookie extends HostCookie {
  constructor(config: Config) {
    super(config, 'device');
  }
}
