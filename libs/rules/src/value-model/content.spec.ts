import { scopeText, type ValueModelContent, withScopeOf } from './content';
import { VIRTUALIZATION_REFRESH as model } from './samples/virtualization-refresh';

const proposal = model.solutions.find(({ role }) => role === 'proposed')?.id ?? '';
const around = { title: 'Refresh', proposal, model, prospect: { company: '', reader: '', position: '' }, seller: '' };
const texts = { findings: [], takes: '', asked: '', leftOut: '' };
const content: ValueModelContent = { ...around, ...texts, scope: scopeText(around) };
const renamed = {
  ...content,
  title: 'Renewal',
  model: {
    ...model,
    solutions: model.solutions.map((one) => (one.id === proposal ? { ...one, name: 'Helix 2' } : one)),
  },
};

it('says what the model compares after its title and solutions change', () => {
  expect(content.scope).toMatch(/^Refresh: Helix Private Cloud compared with /);
  expect(withScopeOf(content, renamed).scope).toMatch(/^Renewal: Helix 2 compared with /);
});

it('leaves what the analyst wrote', () => {
  const own = { ...content, scope: 'Sites A and B' };
  expect(withScopeOf(own, { ...renamed, scope: own.scope }).scope).toBe(own.scope);
  expect(withScopeOf(content, { ...renamed, scope: '' }).scope).toBe('');
});
