import { createHmac } from 'node:crypto';
import { Config, prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { PilotDecision, PilotState } from '../../domain/pilot';
import {
  type ContactAnswered,
  type ContactSubmission,
  type PilotSignup,
  Submissions,
} from '../../domain/submissions.repository';

// Waits for concurrent submissions of the same client.
const claim = prepared<{ readonly client: string }>(
  'messaging.claim-contact',
  `insert into messaging.contact_clients as known (client, sent_at) values ($1, $2)
   on conflict (client) do update set sent_at = excluded.sent_at where known.sent_at <= $3
   returning client`,
);

const lastOf = prepared<{ readonly sentAt: Date }>(
  'messaging.last-contact',
  'select sent_at as "sentAt" from messaging.contact_clients where client = $1',
);

const forgetOld = prepared(
  'messaging.forget-old-contacts',
  `delete from messaging.contact_clients where client in (
     select client from messaging.contact_clients where sent_at <= $1 limit 100 for update skip locked)`,
);

const addContact = prepared(
  'messaging.add-contact-submission',
  `insert into messaging.contact_submissions (id, name, email, phone, message, created_at)
   values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
);

const setAnswered = prepared<{ readonly id: string }>(
  'messaging.set-contact-answered',
  `update messaging.contact_submissions
   set answered_at = case when $2::timestamptz is null then null else coalesce(answered_at, $2) end,
     answered_by = case when $2::timestamptz is null then null else coalesce(answered_by, $3::uuid) end
   where id = $1 returning id`,
);

const putPilot = prepared(
  'messaging.put-pilot-signup',
  `insert into messaging.pilot_signups
     (id, user_id, work_email, company, contact_name, contact_number, created_at)
   values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)
   on conflict (user_id) do update set work_email = excluded.work_email, company = excluded.company,
     contact_name = excluded.contact_name, contact_number = excluded.contact_number`,
);

const askAgain = prepared(
  'messaging.ask-again-for-pilot',
  `update messaging.pilot_signups
   set state = 'waiting', decided_at = null, decided_by = null, reason = null, created_at = $2
   where user_id = $1 and state = 'declined'`,
);

const lockPilot = prepared<{ readonly userId: string; readonly state: PilotState }>(
  'messaging.lock-pilot-signup',
  'select user_id as "userId", state from messaging.pilot_signups where id = $1 for update',
);

const decidePilot = prepared(
  'messaging.decide-pilot-signup',
  `update messaging.pilot_signups
   set state = $2, credits = $3, reason = $4, decided_by = $5, decided_at = $6 where id = $1`,
);

@Injectable()
export class SqlSubmissions extends Submissions {
  private readonly key: Buffer;

  constructor(
    private readonly sql: Sql,
    config: Config,
  ) {
    super();
    this.key = config.deriveKey('contact-clients');
  }

  async claimContact(network: string, at: Date, since: Date): Promise<Date | undefined> {
    await this.sql.run(forgetOld, [since]);
    const client = createHmac('sha256', this.key).update(network).digest('base64url');
    const claimed = await this.sql.run(claim, [client, at, since]);
    if (claimed.length > 0) return undefined;
    const [known] = await this.sql.run(lastOf, [client]);
    return known?.sentAt;
  }

  async addContact({ name, email, phone, message }: ContactSubmission, at: Date): Promise<void> {
    await this.sql.run(addContact, [name, email, phone, message, at]);
  }

  async setContactAnswered(submissionId: string, answered: ContactAnswered | undefined): Promise<boolean> {
    const found = await this.sql.run(setAnswered, [submissionId, answered?.at ?? null, answered?.by ?? null]);
    return found.length > 0;
  }

  async putPilot(userId: string, signup: PilotSignup, at: Date): Promise<void> {
    const { workEmail, company, contactName, contactNumber } = signup;
    await this.sql.run(putPilot, [userId, workEmail, company, contactName, contactNumber, at]);
    await this.sql.run(askAgain, [userId, at]);
  }

  async findPilotForUpdate(signupId: string): Promise<{ userId: string; state: PilotState } | undefined> {
    const [signup] = await this.sql.run(lockPilot, [signupId]);
    return signup;
  }

  async decidePilot(signupId: string, decision: PilotDecision, adminId: string, at: Date): Promise<void> {
    const { credits, reason } = { credits: null, reason: null, ...decision };
    await this.sql.run(decidePilot, [signupId, decision.state, credits, reason, adminId, at]);
  }
}
