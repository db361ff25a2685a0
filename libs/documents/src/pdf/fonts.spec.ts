import { runsOf, withoutFont } from './fonts';

const partsOf = (text: string) => runsOf(text).map(({ family, script, text: part }) => [family ?? script, part]);

it('splits a text by the fonts that have its characters, and replaces unknown ones', () => {
  expect(partsOf('Ines Łódź Киев 🍅 東 서 \u{1D800}')).toEqual([
    ['latin', 'Ines '],
    ['latin-ext', 'Ł'],
    ['latin', 'ód'],
    ['latin-ext', 'ź '],
    ['cyrillic', 'Киев '],
    ['noto-emoji', '🍅 '],
    ['noto-sans-sc', '東 '],
    ['noto-sans-kr', '서 '],
    ['latin', '\ufffd'],
  ]);
});

it('has fonts for the scripts of South and Southeast Asia, the Caucasus and Ethiopia', () => {
  const names = ['บริษัท ไทย', 'ลาว ລາວ', 'ខ្មែរ', 'မြန်မာ', 'लार्कमूर फूड्स', 'বাংলা', 'ગુજરાતી', 'தமிழ்', 'తెలుగు'];
  const others = ['ಕನ್ನಡ', 'മലയാളം', 'සිංහල', 'საქართველო', 'Հայաստան', 'ኢትዮጵያ', '株式会社カタカナ'];
  expect([...names, ...others].filter((name) => withoutFont(name).length > 0)).toEqual([]);
  expect(partsOf('บริษัทที่ดี')).toEqual([['noto-sans-thai', 'บริษัทที่ดี']]);
  expect(withoutFont('a\u{1D800}b')).toEqual(['\u{1D800}']);
});

it('orders right-to-left text with its numbers and names', () => {
  expect(partsOf('שלום 2026')).toEqual([
    ['latin', '2026'],
    ['noto-sans-hebrew', 'שלום '],
  ]);
  expect(partsOf('Acme שלום עולם, Inc')).toEqual([
    ['latin', 'Acme '],
    ['noto-sans-hebrew', 'שלום עולם'],
    ['latin', ', Inc'],
  ]);
});
