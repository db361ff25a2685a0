import { comparisonText, solutionName } from './solution-names';

describe('solution', () => {
  it('is called by its name or position', () => {
    expect(solutionName('proposed', 0, { name: ' Helix ' })).toBe('Helix');
    expect(solutionName('competitive', 2, { name: '  ' })).toBe('Competitive solution 3');
  });

  it('is compared with those of the other side', () => {
    const solution = (name: string) => ({ name, environments: [], computeModels: [] });
    expect(comparisonText({ proposed: [solution('Helix'), solution('')], competitive: [solution('Initech')] })).toBe(
      'Helix, Proposed solution 2 vs. Initech',
    );
  });
});
