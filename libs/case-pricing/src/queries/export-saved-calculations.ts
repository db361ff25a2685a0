import { type CsvColumns, type CsvFile, Lists } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { SAVED_CALCULATIONS } from './list-saved-calculations';
import type { SavedCalculationRow } from './saved-calculation-row';

/** All, or those that are named. Newest first. */
export class ExportSavedCalculations extends Query<CsvFile> {
  constructor(
    readonly ownerId: string,
    readonly ids?: readonly string[] | undefined,
  ) {
    super();
  }
}

const columns: CsvColumns<SavedCalculationRow> = {
  Title: ({ title }) => title,
  Saved: ({ createdAt }) => createdAt.toISOString(),
  'Rate card': ({ rateCard }) => rateCard,
  'Proposed solutions': ({ proposedSolutionNames }) => listed(proposedSolutionNames, 'Solution'),
  'Competitive solutions': ({ competitorNames }) => listed(competitorNames, 'Competition'),
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
    return this.lists.csv(SAVED_CALCULATIONS, { values: [ownerId], filters: { ids } }, columns);
  }
}

const listed = (names: readonly string[], otherwise: string): string =>
  names.map((name, index) => name || `${otherwise} #${index + 1}`).join('; ');
