import { draftAfter, firstDraft, imported, published } from './price-book';
import { PriceBookChangedMeanwhile, PriceBookEmpty, PriceBookVersionPublished } from './price-book.errors';

const NOW = new Date('2026-11-28T09:00:00Z');
const admin = crypto.randomUUID();

describe('a version of a price book', () => {
  const draft = firstDraft(crypto.randomUUID(), admin, NOW);
  const withLines = imported(draft, 12, '2026-11-01', 1, NOW);

  it('is published with lines, then never changes', () => {
    expect(() => published(draft, 1, admin, NOW)).toThrow(PriceBookEmpty);
    const version = published(withLines, 2, admin, NOW);
    expect(version).toMatchObject({ number: 1, lineCount: 12, publishedBy: admin, publishedAt: NOW, revision: 3 });
    expect(() => imported(version, 1, '2026-11-01', 3, NOW)).toThrow(PriceBookVersionPublished);
    expect(() => published(version, 3, admin, NOW)).toThrow(PriceBookVersionPublished);
  });

  it('is changed by one admin at a time', () => {
    expect(() => imported(withLines, 1, '2026-11-01', 1, NOW)).toThrow(PriceBookChangedMeanwhile);
    expect(() => published(withLines, 1, admin, NOW)).toThrow(PriceBookChangedMeanwhile);
  });

  it('is followed by a draft with the same lines', () => {
    expect(draftAfter(published(withLines, 2, admin, NOW), admin, NOW)).toMatchObject({
      ...{ number: 2, pricesAsOf: '2026-11-01', lineCount: 12, revision: 1, publishedAt: null },
    });
  });
});
