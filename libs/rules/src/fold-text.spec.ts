import { foldText } from './fold-text';

describe('folded text', () => {
  it.each([
    ['Müller composed', 'M\u00fcller', 'muller'],
    ['Müller decomposed', 'Mu\u0308ller', 'muller'],
    ['İstanbul', 'İstanbul', 'istanbul'],
    ['dotless i', 'Iğdır', 'igdir'],
    ['Straße', 'STRAẞE Straße', 'strasse strasse'],
    ['letters without decomposition', 'Ørsted Łódź Æsir Œuvre', 'orsted lodz aesir oeuvre'],
    ['Greek final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['full width', 'ＮＴＴ', 'ntt'],
    ['ligatures', 'ﬁnance', 'finance'],
  ])('of %s', (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
