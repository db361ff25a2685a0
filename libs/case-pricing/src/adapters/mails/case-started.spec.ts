import { A_BRAND } from '@casewright/platform/testing';
import { selections } from '../../domain/case.fixture';
import { caseStartedMail } from './case-started';

describe('the mail about a started case', () => {
  const layout = { brand: A_BRAND, publicUrl: 'https://casewright.example' };
  const facts = { firstName: 'Nora', caseId: 'c-1', totalCredits: 26 };

  it('states the case, its price, and the next steps, and links to it', () => {
    const { subject, html, text } = caseStartedMail({ ...facts, selections: selections() }, layout);
    expect(subject).toBe('Your case has been started');
    for (const words of [
      'Acme Cloud vs. Initech',
      '26 credits were deducted from your balance',
      'Your case will be due three business days later.',
      'https://casewright.example/cases/c-1',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('keeps names unchanged, and numbers unnamed ones', () => {
    const solution = (name: string) => ({ name, environments: [], computeModels: [] });
    const nameless = selections({ proposed: [solution('<b>Helix</b>'), solution('')], slaDays: undefined });
    const { html, text } = caseStartedMail({ ...facts, selections: nameless }, layout);
    expect(html).not.toContain('<b>Helix');
    expect(html).toContain('&lt;b&gt;Helix');
    expect(text).toContain('<b>Helix</b>, Proposed solution 2 vs.');
    expect(text).toContain('We’ll agree on a due date with you.');
  });
});
