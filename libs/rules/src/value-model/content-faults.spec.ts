import { contentFaults } from './content-faults';
import { VIRTUALIZATION_REFRESH as SAMPLE } from './samples/virtualization-refresh';

const UNSEEN = '\u200b';
const proposal = SAMPLE.solutions.find(({ role }) => role === 'proposed')?.id ?? '';

it('find names that people cannot read, wherever documents show them', () => {
  expect(contentFaults({ title: 'Refresh', model: SAMPLE, proposal })).toEqual([]);
  const [solution, ...solutions] = SAMPLE.solutions;
  const first = <Row extends { readonly label: string }>([row, ...others]: readonly Row[]) => [
    { ...row!, label: UNSEEN },
    ...others,
  ];
  const model = {
    ...SAMPLE,
    solutions: [{ ...solution!, name: '\u202eeman' }, ...solutions],
    ...{ assumptions: first(SAMPLE.assumptions), costLines: first(SAMPLE.costLines), benefits: first(SAMPLE.benefits) },
  };
  expect(contentFaults({ title: UNSEEN, model, proposal })).toEqual(
    [
      'title',
      'model.solutions.0.name',
      'model.assumptions.0.label',
      'model.costLines.0.label',
      'model.benefits.0.label',
    ].map((place) => ({ place, message: 'Enter a valid name.' })),
  );
});
