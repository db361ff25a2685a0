import { BRAND, type Letterhead, type MailWords } from '@casewright/platform';

export const letterhead: Letterhead = {
  brand: { ...BRAND, name: 'Brandname' },
  publicUrl: 'https://casewright.example',
};

/** Says so in both its forms, and leads to these of our pages. */
export function expectWords({ html, text }: MailWords, said: readonly string[], ledTo: readonly string[] = []): void {
  for (const words of said) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  for (const path of ledTo) {
    expect(html).toContain(`href="https://casewright.example${path}"`);
    expect(text).toContain(`https://casewright.example${path}`);
  }
}
