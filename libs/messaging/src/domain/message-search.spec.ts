import { excerptOf, marked } from './marked-text';
import { parseSearch, prefixQuery } from './message-search';

describe('search', () => {
  it.each([
    ['Turnaround  time', { words: ['turnaround', 'time'] }],
    ['from:"Ada Admin" to:me cost', { from: 'Ada Admin', to: 'me', words: ['cost'] }],
    [
      'IS:unread after:2026-03-01 before:2026-04-01',
      {
        isUnread: true,
        after: '2026-03-01',
        before: '2026-04-01',
        words: [],
      },
    ],
    ["'; drop:table -- & | ! :*", { words: ['drop', 'table'] }],
    ['from:ada %', { from: 'ada', words: [], hasSignsOnly: true }],
  ])('parses %p', (text, search) => {
    expect(parseSearch(text)).toEqual(search);
  });

  it.each([
    ['is:starred', 'is: takes unread.'],
    ['after:2026-02-30', 'after: takes a date such as 2026-03-31.'],
  ])('reports what is wrong with %p', (text, message) => {
    expect(() => parseSearch(text)).toThrow(
      expect.objectContaining({ code: 'messaging.search-invalid', facts: { fields: { q: [message] } } }),
    );
  });
});

describe('words of a search', () => {
  it.each([
    ['stor pri', 'stor:* & pri:*'],
    ['nobody at all', 'nobody:* & at & all:*'],
    ['%', undefined],
  ])('of %p are prefixes, except short ones before the last', (text, query) => {
    expect(prefixQuery(text)).toBe(query);
  });
});

describe('search result', () => {
  it('marks words from their start only', () => {
    expect(marked('The Cost is a costly discost', ['cost'])).toEqual([
      { text: 'The ', isHit: false },
      { text: 'Cost', isHit: true },
      { text: ' is a ', isHit: false },
      { text: 'costly', isHit: true },
      { text: ' discost', isHit: false },
    ]);
    expect(marked('<b>cost</b>', ['cost'])[1]).toEqual({ text: 'cost', isHit: true });
    expect(marked('', ['cost'])).toEqual([]);
  });

  it('shows the text around the first hit', () => {
    const text = `${'before '.repeat(50)}\n\ncost ${'after '.repeat(50)}`;
    const excerpt = excerptOf(text, ['cost']);
    expect(excerpt).toMatch(/^…(before )+cost (after )+.*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(202);
    expect(excerptOf('short', ['cost'])).toBe('short');
  });
});
