import { runsOf } from './fonts';

it('parts a text by the files that have its characters, and marks what none has', () => {
  expect(runsOf('Ines Łódź Киев 🍅')).toEqual([
    { script: 'latin', text: 'Ines ' },
    { script: 'latin-ext', text: 'Ł' },
    { script: 'latin', text: 'ód' },
    { script: 'latin-ext', text: 'ź ' },
    { script: 'cyrillic', text: 'Киев ' },
    { script: 'latin', text: '\ufffd' },
  ]);
});
