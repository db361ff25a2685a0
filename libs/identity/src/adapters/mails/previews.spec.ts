import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layout } from './mails.fixture';
import { IDENTITY_MAILS } from './previews';

const NOT_MAILS = ['pages.ts', 'previews.ts', 'mail-table.ts', 'mails.fixture.ts'];

describe('email previews', () => {
  it('show every email', () => {
    const listed = readFileSync(join(__dirname, 'previews.ts'), 'utf8');
    const mails = readdirSync(__dirname).filter((file) => !file.endsWith('.spec.ts') && !NOT_MAILS.includes(file));

    expect(mails.filter((file) => !listed.includes(`'./${file.replace('.ts', '')}'`))).toEqual([]);
  });

  it.each(IDENTITY_MAILS)('link only to our own pages: $name', ({ write }) => {
    const { html, text } = write(layout);
    const links = [...html.matchAll(/href="([^"]+)"/g), ...text.matchAll(/(https?:\S+)/g)].map(([, link]) => link);

    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^(https:\/\/casewright\.example\/|mailto:hello@)/);
  });
});
