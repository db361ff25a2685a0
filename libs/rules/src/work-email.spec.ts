import fc from 'fast-check';
import { PERSONAL_DOMAINS } from './personal-domains';
import { normaliseEmail, WORK_EMAIL_MESSAGES, workEmailFailure } from './work-email';

const { required, malformed, personal, disposable } = WORK_EMAIL_MESSAGES;

describe('work email', () => {
  it.each([
    ['   ', required],
    ['acme.com', malformed],
    ['sam@one@acme.com', malformed],
    ['@acme.com', malformed],
    ['sam@acme', malformed],
    ['sam@acme..com', malformed],
    ['sam@10.0.0.1', malformed],
    ['sam@acme.com/@gmail.com', malformed],
    ['sam@acme.com\r\nBcc: all@acme.com', malformed],
    ['sam smith@acme.com', malformed],
    ['sam@gmail.com', personal],
    [' Sam@GMAIL.com ', personal],
    ['sam@mail.gmail.com', personal],
    ['sam@ｇｍａｉｌ.com', personal],
    ['sam@gm\u00adail.com', personal],
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

  it('is refused at every listed personal domain', () => {
    expect(PERSONAL_DOMAINS.length).toBeGreaterThanOrEqual(45);
    for (const domain of PERSONAL_DOMAINS) expect(workEmailFailure(`sam@${domain}`)).toBe(personal);
  });

  it.each(['template.com', 'TEMPLATE.com', 'gmail.com'])('is accepted from %s if that is allowed', (domain) => {
    expect(workEmailFailure(`sam@${domain}`, { allowed: [domain] })).toBeUndefined();
  });

  it('is refused if an allowed domain is only part of the name', () => {
    expect(workEmailFailure('sam@nottemplate.com', { allowed: ['template.com'] })).toBe(disposable);
  });

  it('is checked against the given domains before the lists', () => {
    const asked: string[] = [];
    const isPersonal = (domain: string) => asked.push(domain) > 0;

    expect(workEmailFailure('sam@TEMP.bücher.example', { isPersonal })).toBe(personal);
    expect(asked).toEqual(['temp.xn--bcher-kva.example']);
  });

  it('has at most the length that mail servers accept', () => {
    expect(workEmailFailure(`${'s'.repeat(65)}@acme.com`)).toBe(malformed);
    expect(workEmailFailure(`sam@${`${'a'.repeat(60)}.`.repeat(5)}com`)).toBe(malformed);
  });
});

describe('normalized email', () => {
  it('is the same for different spellings', () => {
    const spellings = [
      'sam@bücher.example',
      ' SAM@BÜCHER.example',
      'Sam@xn--bcher-kva.EXAMPLE\n',
      'sam@ｂücher.example',
    ];
    expect(new Set(spellings.map(normaliseEmail))).toEqual(new Set(['sam@xn--bcher-kva.example']));
  });

  it('is undefined for anything but an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseEmail(text) ?? 'a@b.c').toMatch(/^[!-?A-~]+@[a-z0-9.-]+$/);
      }),
    );
  });
});
