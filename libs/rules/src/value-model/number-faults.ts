import type { ModelFault, ValueModel } from './model';
import { takenFault } from './names';

const MAX_YEARS = 10;

export function numberFaults(model: ValueModel): readonly ModelFault[] {
  const { horizonYears, solutions, assumptions, costLines, benefits } = model;
  const faults: ModelFault[] = [];
  const require = (isRight: boolean, place: string, message: string) => {
    if (!isRight) faults.push({ place, message });
  };

  const isHorizon = Number.isInteger(horizonYears) && horizonYears >= 1 && horizonYears <= MAX_YEARS;
  require(isHorizon, 'horizonYears', `Use 1 to ${MAX_YEARS} years.`);
  require(Number.isFinite(model.roundTo) && model.roundTo > 0, 'roundTo', 'Use a number above 0.');
  const isKnownRate = assumptions.some(({ id }) => id === model.discountRate);
  require(isKnownRate, 'discountRate', `There is no assumption ${model.discountRate}.`);
  const countOfToday = solutions.filter(({ role }) => role === 'today').length;
  require(countOfToday === 1, 'solutions', 'Exactly one solution must be today’s.');
  const isSolution = (id: string) => solutions.some((solution) => solution.id === id);

  assumptions.forEach(({ id, base, low = base, high = base }, index) => {
    const place = `assumptions.${index}`;
    require([base, low, high].every(Number.isFinite), place, 'Every value must be a number.');
    const isRate = id !== model.discountRate || [base, low, high].every((rate) => rate > -1);
    require(isRate, place, 'A discount rate must be above −100%.');
  });

  solutions.forEach(({ id }, index) => {
    const isFirst = solutions.findIndex((solution) => solution.id === id) === index;
    require(isFirst, `solutions.${index}.id`, takenFault(id));
  });

  const rows = new Set<string>();
  const requireOwnId = (id: string, place: string) => {
    require(!rows.has(id), `${place}.id`, takenFault(id));
    rows.add(id);
  };
  const isYear = (year: number) => Number.isInteger(year) && year >= 0 && year <= horizonYears;
  costLines.forEach(({ id, solution, firstYear = 1, lastYear = horizonYears }, index) => {
    const place = `costLines.${index}`;
    requireOwnId(id, place);
    require(isSolution(solution), `${place}.solution`, `There is no solution ${solution}.`);
    const isSpan = isYear(firstYear) && isYear(lastYear) && firstYear <= lastYear;
    require(isSpan, `${place}.firstYear`, `Use years from 0 to ${horizonYears}, the first before the last.`);
  });

  const isShare = (share: number) => share >= 0 && share <= 1;
  benefits.forEach(({ id, solution, ramp, counted }, index) => {
    const place = `benefits.${index}`;
    requireOwnId(id, place);
    const isOfSolution = solution === undefined || isSolution(solution);
    require(isOfSolution, `${place}.solution`, `There is no solution ${solution ?? ''}.`);
    require(ramp.length > 0 && ramp.every(isShare), `${place}.ramp`, 'Use shares from 0 to 1, from year 1 on.');
    require(isShare(counted), `${place}.counted`, 'Use a share from 0 to 1.');
  });
  return faults;
}

/** The model can be computed and saved with a base beyond its range, but not issued. */
export const rangeFaults = ({ assumptions }: ValueModel): readonly ModelFault[] =>
  assumptions.flatMap(({ base, low = base, high = base }, index) =>
    (base - low) * (high - base) >= 0
      ? []
      : [{ place: `assumptions.${index}`, message: 'The base value must be between low and high.' }],
  );
