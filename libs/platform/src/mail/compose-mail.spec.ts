import { A_BRAND } from '../testing/a-brand';
import { composeMail, type MailContents } from './compose-mail';

const CONTENTS: MailContents = {
  preheader: 'Enter it within 15 minutes.',
  heading: 'Confirm your email',
  paragraphs: ['Enter this code to finish creating your account.'],
  code: '042137',
  button: { label: 'Enter the code', url: 'https://casewright.example/verify-email?a=1&b=2' },
  footnote: 'If you did not ask for it, ignore this mail.',
};

describe('a mail', () => {
  it('has the same content in HTML and text', () => {
    const { html, text } = composeMail(CONTENTS, A_BRAND);

    for (const said of [
      CONTENTS.heading,
      ...CONTENTS.paragraphs,
      '042137',
      'Enter the code',
      CONTENTS.footnote,
      A_BRAND.address,
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(text).toContain('https://casewright.example/verify-email?a=1&b=2');
  });

  it('escapes users’ text', () => {
    const { html } = composeMail({ ...CONTENTS, heading: `<img src=x onerror="x('y')">` }, A_BRAND);

    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;x(&#39;y&#39;)&quot;&gt;');
  });

  it('loads nothing from other servers', () => {
    const { html } = composeMail({ ...CONTENTS, button: undefined }, A_BRAND);

    expect(html).not.toMatch(/(src|url)\s*[=(]/);
    expect(html).not.toMatch(/https?:/);
  });
});
