import type { MailLayout, MailText } from '@casewright/platform';
import { A_BRAND } from '@casewright/platform/testing';

export const layout: MailLayout = {
  brand: A_BRAND,
  publicUrl: 'https://casewright.example',
};

/** Expects these words and links in HTML and text. */
export function expectWords({ html, text }: MailText, said: readonly string[], ledTo: readonly string[] = []): void {
  for (const words of said) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  for (const path of ledTo) {
    expect(html).toContain(`href="https://casewright.example${path}"`);
    expect(text).toContain(`https://casewright.example${path}`);
  }
}
