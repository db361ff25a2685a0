import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { SelectedCheckboxes } from '../../domain/saved-calculation';
import type { CalculationFields, SavedCalculationRow } from '../../queries/saved-calculation-row';

const Whole = () => ApiProperty({ type: 'integer' });
const Texts = () => ApiProperty({ type: [String] });

const TICKS: ApiPropertyOptions = {
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: { type: 'boolean' } },
  example: { proposed1: { aws: true } },
};

class SelectedCheckboxesAnswer implements SelectedCheckboxes {
  @ApiProperty(TICKS)
  readonly proposed_environments!: SelectedCheckboxes['proposed_environments'];

  @ApiProperty(TICKS)
  readonly competitive_environments!: SelectedCheckboxes['competitive_environments'];

  @ApiProperty(TICKS)
  readonly proposed_compute!: SelectedCheckboxes['proposed_compute'];

  @ApiProperty(TICKS)
  readonly competitive_compute!: SelectedCheckboxes['competitive_compute'];
}

/** Without the selected options per solution. */
export class CalculationFieldsAnswer implements CalculationFields {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String })
  readonly title!: string;

  @ApiProperty({ type: String, description: 'Rate card version used for the price' })
  readonly rateCard!: string;

  @Whole()
  readonly baseSolutionCredits!: number;

  @Whole()
  readonly solutionCredits!: number;

  @Whole()
  readonly slaCredits!: number;

  @Whole()
  readonly acvCredits!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly slaTurnaroundDays!: number | null;

  @ApiProperty({ type: String, nullable: true })
  readonly acvTierSelection!: string | null;

  @Whole()
  readonly environmentCheckboxCount!: number;

  @Whole()
  readonly computeModelCheckboxCount!: number;

  @Whole()
  readonly proposedCount!: number;

  @Whole()
  readonly competitiveCount!: number;

  @Whole()
  readonly totalCaseCredits!: number;

  @ApiProperty({ type: 'integer', description: 'In credits; 0 if support was declined' })
  readonly presentationSupport!: number;

  @Whole()
  readonly totalWithSupport!: number;

  @Texts()
  readonly proposedSolutionNames!: string[];

  @Texts()
  readonly competitorNames!: string[];

  @Texts()
  readonly environmentSelections!: string[];

  @Texts()
  readonly computeModelSelections!: string[];

  @ApiProperty({ type: String, format: 'date-time' })
  readonly createdAt!: Date;
}

export class SavedCalculationAnswer extends CalculationFieldsAnswer implements SavedCalculationRow {
  @ApiProperty({ type: SelectedCheckboxesAnswer })
  readonly selectedCheckboxes!: SelectedCheckboxesAnswer;
}
