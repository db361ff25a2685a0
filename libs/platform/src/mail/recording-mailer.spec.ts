import { MikroORM } from '@mikro-orm/postgresql';
import { PLATFORM_MIGRATIONS } from '../migrations/all';
import { migrate } from '../persistence/migrate';
import { emptyDatabase } from '../testing/empty-database';
import { FakeMailer } from '../testing/fake-mailer';
import { ForgetOldMails } from './forget-old-mails';
import { RecordingMailer } from './recording-mailer';

const SUBJECT = 'Re: is 482913 or nora@northwind.example yours? See https://casewright.example/reset?token=1';

describe('sent mails', () => {
  let orm: MikroORM;

  beforeAll(async () => {
    const clientUrl = await emptyDatabase();
    await migrate(clientUrl, PLATFORM_MIGRATIONS);
    const discovery = { warnWhenNoEntities: false };
    orm = await MikroORM.init({ clientUrl, entities: [], discovery, allowGlobalContext: true });
  });
  afterAll(() => orm.close());

  it('are recorded once without an address, code or link, and deleted after three months', async () => {
    const mailer = new RecordingMailer(new FakeMailer(), orm.em);
    const mail = {
      id: 'e-1.identity.mail-welcome',
      to: 'Nora@northwind.example',
      subject: SUBJECT,
      html: '',
      text: '',
    };
    await mailer.send(mail);
    await mailer.send(mail);

    const kept = () => orm.em.execute<{ name: string }[]>('select * from platform.sent_mails');
    expect(await kept()).toEqual([
      expect.objectContaining({ id: mail.id, name: 'identity.mail-welcome', subject: 'Re: is … or … yours? See …' }),
    ]);
    expect(JSON.stringify(await kept())).not.toContain('northwind');

    const age = (days: number) =>
      orm.em.execute(`update platform.sent_mails set sent_at = now() - interval '${days} days'`);
    await age(89);
    await new ForgetOldMails(orm.em).run();
    expect(await kept()).toHaveLength(1);
    await age(91);
    await new ForgetOldMails(orm.em).run();
    expect(await kept()).toEqual([]);
  });

  it('are not sent again because recording failed', async () => {
    const sent = new FakeMailer();
    await orm.em.execute('alter table platform.sent_mails rename to sent_mails_away');
    const mail = { id: 'e-3.identity.mail-welcome', to: 'nora@northwind.example', subject: 'Hi', html: '', text: '' };
    await new RecordingMailer(sent, orm.em).send(mail);
    await orm.em.execute('alter table platform.sent_mails_away rename to sent_mails');
    expect(sent.sent).toEqual([mail]);
  });

  it('are not recorded if sending failed', async () => {
    const failing = { send: () => Promise.reject(new Error('Mailbox full')) };
    const mail = { id: 'e-2.identity.mail-welcome', to: 'nora@northwind.example', subject: 'Hi', html: '', text: '' };
    await expect(new RecordingMailer(failing, orm.em).send(mail)).rejects.toThrow('Mailbox full');
    expect(await orm.em.execute(`select * from platform.sent_mails where id = 'e-2.identity.mail-welcome'`)).toEqual(
      [],
    );
  });
});
