import { A_BRAND } from '@casewright/platform/testing';
import { CASE_COMMANDS } from '@casewright/rules';
import { caseMovedMail, isNotified } from './case-moved';

const layout = { brand: A_BRAND, publicUrl: 'https://casewright.example' };
const facts = {
  firstName: 'Nora',
  number: 1042,
  pursuitId: 'p-1',
  prospect: 'Larkmoor Foods',
  reason: null,
  returnedCredits: 0,
};

describe('case email', () => {
  it('is sent for provider moves that matter to the seller', () => {
    expect(CASE_COMMANDS.filter(isNotified)).toEqual([
      'return-inputs',
      'confirm',
      'requote',
      'finish-analysis',
      'deliver',
      'hold',
      'resume',
      'cancel',
    ]);
  });

  it('states the reason and returned credits, and links to the case', () => {
    const { subject, text } = caseMovedMail(
      { ...facts, command: 'cancel', reason: 'The prospect withdrew.', returnedCredits: 64 },
      layout,
    );
    expect(subject).toBe('The case for Larkmoor Foods (C-1042) was canceled');
    expect(text).toContain('Hi Nora, we canceled your case.');
    expect(text).toContain('We returned 64 credits to your balance.');
    expect(text).toContain('“The prospect withdrew.”');
    expect(text).toContain('https://casewright.example/pursuits/p-1?tab=case');
  });
});
