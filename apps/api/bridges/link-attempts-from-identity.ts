import { Attempts, CodeEntryLocked, LinkLocked, WrongLink } from '@casewright/identity';
import { LinkAttempts } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';

/** Counts an advocate's wrong links like wrong codes: by link and by network. */
@Injectable()
export class LinkAttemptsFromIdentity extends LinkAttempts {
  constructor(private readonly attempts: Attempts) {
    super();
  }

  async during(linkId: string, network: string, verify: () => Promise<boolean>): ReturnType<LinkAttempts['during']> {
    const counted = [
      { purpose: 'code-network', key: network },
      { purpose: 'advocate-link', key: linkId },
    ] as const;
    try {
      await this.attempts.during(counted, async () => {
        if (!(await verify())) throw new WrongLink();
      });
      return 'right';
    } catch (error) {
      if (error instanceof WrongLink) return 'wrong';
      if (error instanceof LinkLocked) return 'stopped';
      if (error instanceof CodeEntryLocked) return 'refused';
      throw error;
    }
  }
}
