import { testConfig } from '@casewright/platform/testing';
import { WorkEmail } from './work-email';

const personal = expect.objectContaining({
  code: 'identity.work-email-required',
  facts: { fields: { email: [expect.stringContaining('Personal email domains are not allowed')] } },
});

describe('work email with provider lists', () => {
  it.each(['sam@acme.example', 'sam@example.com', 'sam@sales.acme.co.uk', 'sam@ibm.com'])('accepts %s', (email) => {
    expect(() => allowing().refuseOthers(email)).not.toThrow();
  });

  it.each(['sam@virgilio.it', 'sam@0815.ru', 'sam@deep.down.0815.ru', 'sam@seznam.cz', 'sam@Mail.VIRGILIO.it'])(
    'refuses %s, which only the provider lists have',
    (email) => {
      expect(() => allowing().refuseOthers(email)).toThrow(personal);
    },
  );

  it('accepts allowed domains whatever other rules say', () => {
    const workEmail = allowing('template.com, virgilio.it');

    expect(() => workEmail.refuseOthers('sam@template.com')).not.toThrow();
    expect(() => workEmail.refuseOthers('sam@virgilio.it')).not.toThrow();
    expect(() => workEmail.refuseOthers('sam@temple-template.com')).toThrow('Temporary or disposable');
  });
});

const allowing = (domains = '') =>
  new WorkEmail(testConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', WORK_EMAIL_ALLOW_LIST: domains }));
