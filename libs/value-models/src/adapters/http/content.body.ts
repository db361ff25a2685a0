import { Id, Text } from '@casewright/platform';
import {
  type Assumption,
  BENEFIT_CLASSES,
  type BenefitClass,
  type BenefitDriver,
  type Calculation,
  type Confidence,
  CONFIDENCES,
  type CostLine,
  type Difference,
  type FileReference,
  isDay,
  LINE_PURPOSES,
  type LinePurpose,
  type ModelSolution,
  type NextStep,
  type PlanStep,
  PRICE_BOOK_LIMITS,
  type Risk,
  SIZED_FIGURES,
  type SizedFigure,
  type SizingReference,
  SOLUTION_ROLES,
  type SolutionRole,
  SOURCE_KINDS,
  type SourceKind,
  type ValueModel,
  type ValueModelContent,
  VALUE_MODEL_LIMITS,
} from '@casewright/rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  registerDecorator,
  ValidateNested,
} from 'class-validator';

const { id, name, text, expression } = VALUE_MODEL_LIMITS;
const MAX_YEAR = 10;

const IsDay = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'isDay',
    target: target.constructor,
    propertyName: String(propertyName),
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isDay(value),
      defaultMessage: () => `${String(propertyName)} must be a date such as 2027-02-12`,
    },
  });

class ModelSolutionBody implements ModelSolution {
  @Text({ min: 1, max: id, example: 'private' })
  readonly id!: string;

  @Text({ min: 1, max: name, example: 'Helix Private Cloud' })
  readonly name!: string;

  @ApiProperty({ enum: SOLUTION_ROLES })
  @IsIn(SOLUTION_ROLES)
  readonly role!: SolutionRole;

  @Text({ max: text, optional: true, example: 'Nothing moves: the contract is renewed.' })
  readonly noTransition?: string;

  @Text({ max: text, optional: true, example: 'The switch takes place in a weekend.' })
  readonly noParallel?: string;
}

/** Of the query of a sizing. */
const BASIS_MAX_LENGTH = 4_000;

class SizingReferenceBody implements SizingReference {
  @Text({ min: 1, max: id, example: 'compute-virtual-machines' })
  readonly input!: string;

  @Text({ min: 1, max: BASIS_MAX_LENGTH, example: 'version=4f7a2b1c-0d3e-4f5a-8b6c-7d8e9f0a1b2c&commitment=one-year' })
  readonly basis!: string;

  @ApiProperty({ enum: SIZED_FIGURES })
  @IsIn(SIZED_FIGURES)
  readonly figure!: SizedFigure;

  @Text({ min: 1, max: PRICE_BOOK_LIMITS.name, example: 'Example Cloud north' })
  readonly priceBook!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  readonly version!: number;
}

class FileReferenceBody implements FileReference {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly fileId!: string;

  @Text({ max: name, example: 'server-inventory.csv' })
  readonly file!: string;

  @Text({ max: text, example: 'vHost' })
  readonly sheet!: string;

  @Text({ max: name, example: 'C (Cores)' })
  readonly column!: string;

  @ApiPropertyOptional({ type: SizingReferenceBody, description: 'Of numbers from a sizing' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SizingReferenceBody)
  readonly sizing?: SizingReferenceBody;
}

const MAX_LIBRARY_VERSION = 1_000_000;

class LibraryReferenceBody {
  @Text({ min: 1, max: id, example: 'power-price' })
  readonly key!: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  @IsInt()
  @Min(1)
  @Max(MAX_LIBRARY_VERSION)
  readonly version!: number;
}

class AssumptionBody implements Assumption {
  @Text({ min: 1, max: id, example: 'hosts' })
  readonly id!: string;

  @Text({ min: 1, max: name, example: 'Hosts in service' })
  readonly label!: string;

  @Text({ max: name, example: 'Today' })
  readonly group!: string;

  @Text({ min: 1, max: id, example: 'hosts' })
  readonly unit!: string;

  @ApiProperty({ type: Number, example: 96 })
  @IsNumber()
  readonly base!: number;

  @ApiPropertyOptional({ type: Number, description: 'Pessimistic value for the proposal' })
  @IsOptional()
  @IsNumber()
  readonly low?: number;

  @ApiPropertyOptional({ type: Number, description: 'Optimistic value for the proposal' })
  @IsOptional()
  @IsNumber()
  readonly high?: number;

  @Text({ max: text, example: 'server-inventory.csv' })
  readonly source!: string;

  @ApiPropertyOptional({ enum: SOURCE_KINDS })
  @IsOptional()
  @IsIn(SOURCE_KINDS)
  readonly kind?: SourceKind;

  @ApiProperty({ type: String, format: 'date', example: '2026-11-20' })
  @IsDay()
  readonly asOf!: string;

  @ApiProperty({ enum: CONFIDENCES })
  @IsIn(CONFIDENCES)
  readonly confidence!: Confidence;

  @Text({ max: name, example: 'Priya Raman' })
  readonly owner!: string;

  @Text({ max: text, optional: true, example: 'How many hosts are in service?' })
  readonly question?: string;

  @ApiPropertyOptional({ type: FileReferenceBody })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => FileReferenceBody)
  readonly reference?: FileReferenceBody;

  @ApiPropertyOptional({
    type: LibraryReferenceBody,
    description: 'Where in the library of defaults the value is from',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => LibraryReferenceBody)
  readonly library?: LibraryReferenceBody;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether the seller can try other values in a copy' })
  @IsOptional()
  @IsBoolean()
  readonly sellerMayChange?: boolean;
}

class CalculationBody implements Calculation {
  @Text({ min: 1, max: id, example: 'license' })
  readonly id!: string;

  @Text({ max: expression, example: 'hosts * cores * licensePrice' })
  readonly expression!: string;
}

class CostLineBody implements CostLine {
  @Text({ min: 1, max: id, example: 'private-software' })
  readonly id!: string;

  @Text({ min: 1, max: id, example: 'private' })
  readonly solution!: string;

  @Text({ min: 1, max: name, example: 'Software' })
  readonly category!: string;

  @Text({ min: 1, max: name, example: 'Subscription' })
  readonly label!: string;

  @Text({ max: expression, example: 'hosts * subscription' })
  readonly expression!: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_YEAR })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_YEAR)
  readonly firstYear?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_YEAR })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_YEAR)
  readonly lastYear?: number;

  @ApiPropertyOptional({ enum: LINE_PURPOSES, description: 'A running cost if absent' })
  @IsOptional()
  @IsIn(LINE_PURPOSES)
  readonly purpose?: LinePurpose;
}

class DifferenceBody implements Difference {
  @Text({ min: 1, max: id, example: 'provisioning' })
  readonly from!: string;

  @Text({ max: text, example: 'These hours are of another team.' })
  readonly why!: string;
}

class BenefitDriverBody implements BenefitDriver {
  @Text({ min: 1, max: id, example: 'outages' })
  readonly id!: string;

  @Text({ min: 1, max: name, example: 'Fewer outages' })
  readonly label!: string;

  @ApiProperty({ enum: BENEFIT_CLASSES })
  @IsIn(BENEFIT_CLASSES)
  readonly benefitClass!: BenefitClass;

  @Text({ max: expression, example: '(outageNow - outageNew) * outagePrice' })
  readonly expression!: string;

  @ApiProperty({ type: [Number], maxItems: VALUE_MODEL_LIMITS.ramp, example: [0.5, 1] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(VALUE_MODEL_LIMITS.ramp)
  @IsNumber({}, { each: true })
  readonly ramp!: number[];

  @ApiProperty({ type: Number, minimum: 0, maximum: 1 })
  @IsNumber()
  @Min(0)
  @Max(1)
  readonly counted!: number;

  @Text({ max: id, optional: true, example: 'private' })
  readonly solution?: string;

  @ApiPropertyOptional({ type: [DifferenceBody], maxItems: VALUE_MODEL_LIMITS.benefits + VALUE_MODEL_LIMITS.costLines })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(VALUE_MODEL_LIMITS.benefits + VALUE_MODEL_LIMITS.costLines)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => DifferenceBody)
  readonly differs?: DifferenceBody[];
}

class ModelBody implements ValueModel {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_YEAR })
  @IsInt()
  @Min(1)
  @Max(MAX_YEAR)
  readonly horizonYears!: number;

  @ApiProperty({ enum: ['USD'] })
  @IsIn(['USD'])
  readonly currency!: string;

  @ApiProperty({ type: Number, example: 1_000 })
  @IsNumber()
  readonly roundTo!: number;

  @Text({ max: id, example: 'rate' })
  readonly discountRate!: string;

  @ApiProperty({ type: [ModelSolutionBody], maxItems: VALUE_MODEL_LIMITS.solutions })
  @IsArray()
  @ArrayMaxSize(VALUE_MODEL_LIMITS.solutions)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ModelSolutionBody)
  readonly solutions!: ModelSolutionBody[];

  @ApiProperty({ type: [AssumptionBody], maxItems: VALUE_MODEL_LIMITS.assumptions })
  @IsArray()
  @ArrayMaxSize(VALUE_MODEL_LIMITS.assumptions)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => AssumptionBody)
  readonly assumptions!: AssumptionBody[];

  @ApiProperty({ type: [CalculationBody], maxItems: VALUE_MODEL_LIMITS.calculations })
  @IsArray()
  @ArrayMaxSize(VALUE_MODEL_LIMITS.calculations)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CalculationBody)
  readonly calculations!: CalculationBody[];

  @ApiProperty({ type: [CostLineBody], maxItems: VALUE_MODEL_LIMITS.costLines })
  @IsArray()
  @ArrayMaxSize(VALUE_MODEL_LIMITS.costLines)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CostLineBody)
  readonly costLines!: CostLineBody[];

  @ApiProperty({ type: [BenefitDriverBody], maxItems: VALUE_MODEL_LIMITS.benefits })
  @IsArray()
  @ArrayMaxSize(VALUE_MODEL_LIMITS.benefits)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => BenefitDriverBody)
  readonly benefits!: BenefitDriverBody[];
}

class RiskBody implements Risk {
  @Text({ min: 1, max: text, example: 'The migration takes longer than planned.' })
  readonly risk!: string;

  @Text({ max: text, example: 'A pilot of 50 machines comes first.' })
  readonly mitigation!: string;
}

class PlanStepBody implements PlanStep {
  @Text({ max: name, example: 'January to March 2027' })
  readonly when!: string;

  @Text({ min: 1, max: text, example: 'Move site A.' })
  readonly what!: string;
}

class NextStepBody extends PlanStepBody implements NextStep {
  @Text({ max: name, example: 'Ines Calloway' })
  readonly who!: string;
}

/** Rows of the case around its numbers. */
const CaseRows = (type: new () => object): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: [type], maxItems: VALUE_MODEL_LIMITS.caseRows }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(VALUE_MODEL_LIMITS.caseRows),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(() => type),
  );

class ProspectBody {
  @Text({ max: name, example: 'Larkmoor Foods' })
  readonly company!: string;

  @Text({ max: name, example: 'Ines Calloway' })
  readonly reader!: string;

  @Text({ max: name, example: 'Chief Financial Officer' })
  readonly position!: string;
}

export class ContentBody implements ValueModelContent {
  @Text({ min: 1, max: name, example: 'Virtualization refresh' })
  readonly title!: string;

  @Text({ max: id, optional: true, example: 'virtualization-refresh' })
  readonly template?: string;

  @ApiProperty({ type: ProspectBody })
  @IsObject()
  @ValidateNested()
  @Type(() => ProspectBody)
  readonly prospect!: ProspectBody;

  @Text({ max: name, example: 'Northwind' })
  readonly seller!: string;

  @Text({ max: text, example: 'Virtualization refresh of sites A and B, compared with renewing Incumbent VMs' })
  readonly scope!: string;

  @ApiProperty({ type: [String], maxItems: VALUE_MODEL_LIMITS.findings, example: ['Licenses rise by 6% a year.'] })
  @IsArray()
  @ArrayMaxSize(VALUE_MODEL_LIMITS.findings)
  @IsString({ each: true })
  @MaxLength(text, { each: true })
  readonly findings!: string[];

  @Text({ max: text, example: '$1,617,000 at the start.' })
  readonly takes!: string;

  @Text({ max: text, example: 'Approve $1,617,000 by Dec 18, 2026.' })
  readonly asked!: string;

  @Text({ max: text, example: 'Taxes.' })
  readonly leftOut!: string;

  @CaseRows(RiskBody)
  readonly risks?: RiskBody[];

  @CaseRows(PlanStepBody)
  readonly plan?: PlanStepBody[];

  @CaseRows(NextStepBody)
  readonly nextSteps?: NextStepBody[];

  @Text({ min: 1, max: id, example: 'private' })
  readonly proposal!: string;

  @ApiProperty({ type: ModelBody })
  @IsObject()
  @ValidateNested()
  @Type(() => ModelBody)
  readonly model!: ModelBody;
}
