import { type CsvColumns, type CsvFile, Lists } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { SAVED_CALCULATIONS } from './list-saved-calculations';
import { namesText } from './names-text';
import type { CalculationFields } from './saved-calculation-row';

/** All, or those in `ids`, newest first. */
export class ExportSavedCalculations extends Query<CsvFile> {
  constructor(
    readonly ownerId: string,
    readonly ids?: readonly string[] | undefined,
  ) {
    super();
  }
}

export const CALCULATION_CSV: CsvColumns<CalculationFields> = {
  Title: ({ title }) => title,
  Saved: ({ createdAt }) => createdAt.toISOString(),
  'Rate card': ({ rateCard }) => rateCard,
  'Proposed solutions': ({ proposedSolutionNames }) => namesText(proposedSolutionNames, 'Solution'),
  'Competitive solutions': ({ competitorNames }) => namesText(competitorNames, 'Competition'),
  Environments: ({ environmentSelections }) => environmentSelections.join('; '),
  'Compute models': ({ computeModelSelections }) => computeModelSelections.join('; '),
  'SLA turnaround days': ({ slaTurnaroundDays }) => slaTurnaroundDays,
  'ACV tier': ({ acvTierSelection }) => acvTierSelection,
  'Base solutions': ({ baseSolutionCredits }) => baseSolutionCredits,
  'Solution analysis': ({ solutionCredits }) => solutionCredits,
  'SLA credits': ({ slaCredits }) => slaCredits,
  'ACV credits': ({ acvCredits }) => acvCredits,
  'Case credits': ({ totalCaseCredits }) => totalCaseCredits,
  'Presentation support': ({ presentationSupport }) => presentationSupport,
  'Total case credit cost': ({ totalWithSupport }) => totalWithSupport,
};

@QueryHandler(ExportSavedCalculations)
export class ExportSavedCalculationsHandler implements IQueryHandler<ExportSavedCalculations> {
  constructor(private readonly lists: Lists) {}

  async execute({ ownerId, ids }: ExportSavedCalculations): Promise<CsvFile> {
    return this.lists.csv(SAVED_CALCULATIONS, { values: [ownerId], filters: { ids } }, CALCULATION_CSV);
  }
}
