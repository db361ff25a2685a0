import { quotedText } from './quoted-text';

describe('a user’s words in a mail to someone else', () => {
  it.each([
    ['Larkmoor Foods', '“Larkmoor Foods”'],
    ['Pay now: https://evil.example/pay', '“Pay now: https:\u2060/\u2060/\u2060evil.\u2060example/\u2060pay”'],
    ['evil。example', '“evil。\u2060example”'],
    ['help@evil.example', '“help@\u2060evil.\u2060example”'],
    ['Cloud” is ready.\n\nYour account is locked', '“Cloud’ is ready. Your account is locked”'],
    ['ab\u202ecd\u200b', '“ab cd”'],
    ['x'.repeat(81), `“${'x'.repeat(80)}…”`],
  ])('%j reads %j', (written, shown) => {
    expect(quotedText(written)).toBe(shown);
  });
});
