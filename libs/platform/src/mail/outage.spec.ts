import { IsEmail } from 'class-validator';
import { OutboxOperations } from '../outbox/outbox-operations';
import { type DeliveryPolicy, DEFAULT_POLICY, pauseAfter } from '../queue/delivery-policy';
import { RunningQueue } from '../queue/queue.fixture';
import { type EventMetadata, HandlesEvent, type EventHandler } from '../queue/event-handler';
import { eventually } from '../testing/eventually';
import { MailInbox } from '../testing/mail-inbox';
import { STORES_OF_FAULTS } from '../testing/queue-stores';
import { times } from '../testing/times';
import { Mailer } from './mailer';
import { messageId, SmtpMailer } from './smtp-mailer';

const FROM = 'Casewright <hello@casewright.example>';
const MAILS = times({ test: 10, soak: 500 });
const REFUSED = 3;
const HOUR_MS = 60 * 60_000;

/** Long enough that all others get a turn, even if the queue prefers retried jobs. */
const MAX_PAUSE_MS = 100 * MAILS;
/** Hardly any pause between attempts, without a limit. */
const SOON: DeliveryPolicy = {
  ...DEFAULT_POLICY,
  firstPauseMs: 1,
  maxPauseMs: MAX_PAUSE_MS,
  maxAttempts: 10_000,
  pollMs: 100,
};

class PersonPayload {
  @IsEmail()
  readonly email!: string;
}

@HandlesEvent({ event: 'test.mail-wanted', name: 'test.send-mail' })
class WriteWhenMailWanted implements EventHandler<PersonPayload> {
  readonly payload = PersonPayload;

  constructor(private readonly mailer: Mailer) {}

  async handle({ email }: PersonPayload, { eventId }: EventMetadata): Promise<void> {
    await this.mailer.send({ id: eventId, to: email, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' });
  }
}

describe.each(STORES_OF_FAULTS)(
  'a mail server that is unavailable for an hour, with a queue on %s',
  (kind, missing) => {
    if (missing) {
      it.skip(`is not tried: ${missing}`, () => undefined);
      return;
    }

    let queue: RunningQueue;
    let inbox: MailInbox;
    let mailer: SmtpMailer;
    let smtpUrl: string;

    beforeAll(async () => {
      queue = await RunningQueue.start(kind);
      // Nothing listens here yet.
      const gone = new MailInbox();
      smtpUrl = await gone.open();
      await gone.close();
      inbox = new MailInbox();
      mailer = new SmtpMailer(smtpUrl, FROM);
    });
    afterAll(async () => {
      await queue.stop();
      mailer.onApplicationShutdown();
      await inbox.close();
    });

    it('and then defers half and rejects a few: all others get theirs once, and operators see the rejected ones', async () => {
      expect(attemptsWithin(HOUR_MS)).toBeLessThan(DEFAULT_POLICY.maxAttempts);
      const handlers = [WriteWhenMailWanted, { provide: Mailer, useValue: mailer }];
      const worker = await queue.startWorker(handlers, SOON);
      const operations = worker.get(OutboxOperations);
      const people = Array.from({ length: MAILS }, (_, n) => `person-${n}@northwind.example`);
      const refused = people.slice(0, REFUSED);
      const deferred = people.slice(MAILS / 2);
      const ids = new Map<string, string>();
      for (const email of people) ids.set(email, await queue.write('test.mail-wanted', { email }));

      await eventually(async () => expect(await queue.count(`attempts < ${attemptsWithin(HOUR_MS)}`)).toBe(0));
      expect(inbox.received).toEqual([]);
      expect(await operations.backlog()).toMatchObject({ waiting: MAILS, dead: 0 });

      for (const email of refused) inbox.refuse(email, 550);
      for (const email of deferred) inbox.refuse(email, 451, 2);
      await inbox.open(Number(new URL(smtpUrl).port));
      await eventually(async () => expect(await operations.backlog()).toMatchObject({ waiting: 0, dead: REFUSED }));

      const reached = people.filter((email) => !refused.includes(email));
      expect(inbox.received.map(({ to }) => to).sort()).toEqual([...reached].sort());
      expect(inbox.received.map((mail) => mail.messageId).sort()).toEqual(
        reached.map((email) => messageId(ids.get(email) ?? '', FROM)).sort(),
      );
      const dead = await operations.dead();
      expect(dead.map(({ id }) => id).sort()).toEqual(refused.map((email) => ids.get(email)).sort());
      expect(dead.every(({ lastError }) => /^test\.send-mail: .*550/.test(lastError))).toBe(true);

      for (const email of refused) inbox.accept(email);
      for (const { id } of dead) expect(await operations.retry(id)).toBe(true);
      await queue.allDone();
      expect(inbox.received.map(({ to }) => to).sort()).toEqual([...people].sort());
    });
  },
);

/** Attempts that production makes in this time. */
function attemptsWithin(ms: number): number {
  let attempts = 1;
  for (let passed = 0; (passed += pauseAfter(attempts, DEFAULT_POLICY)) <= ms; attempts++);
  return attempts;
}
