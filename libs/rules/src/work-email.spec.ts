import fc from 'fast-check';
import { PERSONAL_DOMAINS } from './personal-domains';
import { normaliseEmail, WORK_EMAIL_MESSAGES, workEmailFailure } from './work-email';

const { required, malformed, personal, disposable } = WORK_EMAIL_MESSAGES;

describe('a work email', () => {
  it.each([
    ['', required],
    ['   ', required],
    ['acme.com', malformed],
    ['sam@one@acme.com', malformed],
    ['@acme.com', malformed],
    ['sam@', malformed],
    ['sam@acme', malformed],
    ['sam@acme.com.', malformed],
    ['sam@acme..com', malformed],
    ['sam@10.0.0.1', malformed],
    ['sam@acme.com/@gmail.com', malformed],
    ['sam@gmail.com:80', malformed],
    ['sam@acme.com\r\nBcc: all@acme.com', malformed],
    ['sam smith@acme.com', malformed],
    ['sam@gmail.com', personal],
    [' Sam@GMAIL.com ', personal],
    ['sam@mail.gmail.com', personal],
    ['sam@ｇｍａｉｌ.com', personal],
    ['sam@gm\u00adail.com', personal],
    ['sam@yahoo.co.uk', personal],
    ['sam@mailinator.com', personal],
    ['sam@tempmail.example', disposable],
    ['sam@my-disposable.example', disposable],
    ['sam@FAKE.example', disposable],
    ['sam@template.com', disposable],
    ['sam@notgmail.com', undefined],
    ['gmail.com@acme.com', undefined],
    ['temp@acme.com', undefined],
    ["sam.o'neil+cases@sales.acme.co.uk", undefined],
    ['sam@bücher.example', undefined],
  ])('%p: %s', (email, message) => {
    expect(workEmailFailure(email)).toBe(message);
  });

  it('is refused at every named personal domain', () => {
    expect(PERSONAL_DOMAINS.length).toBeGreaterThanOrEqual(45);
    for (const domain of PERSONAL_DOMAINS) expect(workEmailFailure(`sam@${domain}`)).toBe(personal);
  });

  it.each(['template.com', 'TEMPLATE.com', 'gmail.com'])('is let in from %s when that is allowed by name', (domain) => {
    expect(workEmailFailure(`sam@${domain}`, { allowed: [domain] })).toBeUndefined();
  });

  it('is not let in from where an allowed domain is only part of the name', () => {
    expect(workEmailFailure('sam@nottemplate.com', { allowed: ['template.com'] })).toBe(disposable);
  });

  it('is checked against the given domains before its name', () => {
    const asked: string[] = [];
    const isPersonal = (domain: string) => asked.push(domain) > 0;

    expect(workEmailFailure('sam@TEMP.bücher.example', { isPersonal })).toBe(personal);
    expect(asked).toEqual(['temp.xn--bcher-kva.example']);
  });

  it('may not be longer than a mail server takes', () => {
    expect(workEmailFailure(`${'s'.repeat(65)}@acme.com`)).toBe(malformed);
    expect(workEmailFailure(`sam@${`${'a'.repeat(60)}.`.repeat(5)}com`)).toBe(malformed);
  });
});

describe('an address in several spellings', () => {
  it('is one address', () => {
    const spellings = [
      'sam@bücher.example',
      ' SAM@BÜCHER.example',
      'Sam@xn--bcher-kva.EXAMPLE\n',
      'sam@ｂücher.example',
    ];
    expect(new Set(spellings.map(normaliseEmail))).toEqual(new Set(['sam@xn--bcher-kva.example']));
  });

  it('stays as it is when it is in the one spelling already', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const normal = normaliseEmail(email);
        expect(normal && normaliseEmail(normal)).toBe(normal);
      }),
    );
  });

  it('is never made up from what is not an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseEmail(text) ?? 'a@b.c').toMatch(/^[!-?A-~]+@[a-z0-9.-]+$/);
      }),
    );
  });
});
