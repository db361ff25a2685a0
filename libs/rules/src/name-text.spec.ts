import { NAME_FAULT, readableName, unreadableNameFault } from './name-text';

describe('a name', () => {
  it.each(['Müller', 'Nguyễn Thị', '株式会社', 'ישראל', 'क्षि', '3M', '#1 Fan!', 'Zoë 👩🏽‍🚀', 'فارسی می‌خواهم'])(
    'may be %p',
    (name) => {
      expect(unreadableNameFault(name)).toBeUndefined();
    },
  );

  it.each([
    ['zero-width spaces only', '\u200b\u200b'],
    ['a soft hyphen only', '\u00ad'],
    ['Hangul fillers, which are letters without a shape', '\u3164\uffa0\u115f'],
    ['an empty Braille pattern', '\u2800'],
    ['spaces only', ' \u00a0\u3000'],
    ['an override of the direction', 'Dana\u202eseyeR'],
    ['an isolate', '\u2067Dana\u2069'],
    ['two lines', 'Dana\nReyes'],
    ['a line separator', 'Dana\u2028Reyes'],
    ['half a character', 'Dana\ud800'],
  ])('may not have %s', (_, name) => {
    expect(unreadableNameFault(name)).toBe(NAME_FAULT);
  });

  it.each([
    ['\u200b\u3164', ''],
    ['  Helix\n\tCloud ', 'Helix Cloud'],
    ['\u202eduolC xileH\u202c\ud800', 'duolC xileH'],
    ['Zoë 👩🏽‍🚀 می‌خواهم', 'Zoë 👩🏽‍🚀 می‌خواهم'],
  ])('that may be empty is made readable: %j', (name, readable) => {
    expect(readableName(name)).toBe(readable);
  });
});
