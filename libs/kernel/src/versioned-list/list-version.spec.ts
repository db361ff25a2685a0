import { draftAfter, firstDraft, imported, published } from './list-version';
import { DraftChangedMeanwhile, VersionEmpty, VersionPublished } from './list-version.errors';

const NOW = new Date('2026-11-28T09:00:00Z');
const admin = crypto.randomUUID();

describe('a version of a list', () => {
  const draft = firstDraft(admin, NOW);
  const withLines = imported(draft, 12, 1, NOW);

  it('is published with lines, then never changes', () => {
    expect(() => published(draft, 1, admin, NOW)).toThrow(VersionEmpty);
    const version = published(withLines, 2, admin, NOW);
    expect(version).toMatchObject({ number: 1, lineCount: 12, publishedBy: admin, publishedAt: NOW, revision: 3 });
    expect(() => imported(version, 1, 3, NOW)).toThrow(VersionPublished);
    expect(() => published(version, 3, admin, NOW)).toThrow(VersionPublished);
  });

  it('is changed by one admin at a time', () => {
    expect(() => imported(withLines, 1, 1, NOW)).toThrow(DraftChangedMeanwhile);
    expect(() => published(withLines, 1, admin, NOW)).toThrow(DraftChangedMeanwhile);
  });

  it('is followed by a draft with the same lines', () => {
    expect(draftAfter(published(withLines, 2, admin, NOW), admin, NOW)).toMatchObject({
      ...{ number: 2, lineCount: 12, revision: 1, publishedAt: null },
    });
  });
});
