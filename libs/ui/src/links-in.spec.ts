import { linksIn } from './links-in';

const OWN = 'http://localhost:3000';
const hrefs = (text: string) => linksIn(text, OWN).flatMap(({ href }) => href ?? []);

describe('links in a text', () => {
  it('keep the text around them', () => {
    expect(linksIn('See https://a.example/b?c=1, then reply.', OWN)).toEqual([
      { text: 'See ' },
      { text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
      { text: ', then reply.' },
    ]);
  });

  it.each([
    ['(see https://a.example/x)', ['https://a.example/x']],
    ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
    ['http://localhost:3000/cases/1.', ['http://localhost:3000/cases/1']],
    ['http://a.example and javascript:alert(1)', []],
    ['https://', []],
    ['https://casewright.example@evil.example/ or https://you:secret@a.example', []],
    ['no address', []],
  ])('are https or of the product itself: %s', (text, expected) => {
    expect(hrefs(text)).toEqual(expected);
  });
});
