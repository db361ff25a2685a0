import { Text } from '@casewright/platform';
import {
  CONTACT_ROLES,
  type ContactRole,
  isDay,
  PURSUIT_MOVES,
  PURSUIT_LIMITS,
  type PursuitMove,
  type PursuitContact,
  type PursuitFacts,
} from '@casewright/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  registerDecorator,
  ValidateNested,
} from 'class-validator';

/** Calendar day, 'YYYY-MM-DD'. */
export const IsDay = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'isDay',
    target: target.constructor,
    propertyName: String(propertyName),
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isDay(value),
      defaultMessage: () => `${String(propertyName)} must be a date such as 2027-02-12`,
    },
  });

const storable = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\u0000'));

const EachStorable = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'eachStorable',
    target: target.constructor,
    propertyName: String(propertyName),
    validator: {
      validate: (value: unknown) => Array.isArray(value) && value.every(storable),
      defaultMessage: () => `${String(propertyName)} must be well-formed Unicode without NUL characters`,
    },
  });

class ContactBody implements PursuitContact {
  @Text({ max: PURSUIT_LIMITS.contactName, example: 'Adaeze Morrow' })
  readonly name!: string;

  @ApiProperty({ enum: CONTACT_ROLES, nullable: true })
  @IsOptional()
  @IsIn(CONTACT_ROLES)
  readonly role!: ContactRole | null;

  @Text({ max: PURSUIT_LIMITS.contactEmail, example: 'a.morrow@wexcombe.example' })
  readonly email!: string;
}

/** All fields may be empty in a draft. Registration validates completeness. */
export class FactsBody implements PursuitFacts {
  @Text({ max: PURSUIT_LIMITS.prospect, example: 'Wexcombe Hospitals' })
  readonly prospect!: string;

  @Text({ max: PURSUIT_LIMITS.opportunity, example: 'Ward workstations to virtual desktops' })
  readonly opportunity!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: PURSUIT_LIMITS.acvDollars, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(PURSUIT_LIMITS.acvDollars)
  readonly acvDollars!: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-02-12' })
  @IsOptional()
  @IsDay()
  readonly expectedClose!: string | null;

  @ApiProperty({ type: [String], maxItems: PURSUIT_LIMITS.solutions })
  @IsArray()
  @ArrayMaxSize(PURSUIT_LIMITS.solutions)
  @IsString({ each: true })
  @MaxLength(PURSUIT_LIMITS.solutionName, { each: true })
  @EachStorable()
  readonly proposed!: string[];

  @ApiProperty({ type: [String], maxItems: PURSUIT_LIMITS.solutions })
  @IsArray()
  @ArrayMaxSize(PURSUIT_LIMITS.solutions)
  @IsString({ each: true })
  @MaxLength(PURSUIT_LIMITS.solutionName, { each: true })
  @EachStorable()
  readonly competing!: string[];

  @ApiProperty({ type: [ContactBody], maxItems: PURSUIT_LIMITS.contacts })
  @IsArray()
  @ArrayMaxSize(PURSUIT_LIMITS.contacts)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ContactBody)
  readonly contacts!: ContactBody[];

  @Text({ max: PURSUIT_LIMITS.notes })
  readonly notes!: string;
}

export class RegisterBody extends FactsBody {
  @ApiPropertyOptional({
    type: Boolean,
    description: 'Register even if a colleague has a pursuit for the same prospect',
  })
  @IsOptional()
  @IsBoolean()
  readonly isAnotherOpportunity?: boolean;
}

export class NoteBody {
  @Text({ min: 1, max: PURSUIT_LIMITS.note, example: 'The board meets on Feb 4.' })
  readonly note!: string;
}

export class MoveBody {
  @ApiProperty({ enum: PURSUIT_MOVES })
  @IsIn(PURSUIT_MOVES)
  readonly command!: PursuitMove;

  @Text({ max: PURSUIT_LIMITS.reason, optional: true, example: 'Price' })
  readonly reason?: string;

  @ApiPropertyOptional({ type: String, format: 'date', example: '2026-11-18' })
  @IsOptional()
  @IsDay()
  readonly decidedOn?: string;
}
