import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, registerDecorator } from 'class-validator';

interface TextRule {
  /** In UTF-16 units, as browsers count `maxLength`. */
  readonly max: number;
  readonly min?: number;
  readonly optional?: boolean;
  readonly example?: string;
}

/** A text field of a body: a string of bounded length that PostgreSQL can store and give back unchanged. */
export function Text({ max, min = 0, optional = false, example }: TextRule): PropertyDecorator {
  const described = { type: String, maxLength: max, minLength: min, ...(example !== undefined && { example }) };
  return applyDecorators(
    ...(optional ? [IsOptional(), ApiPropertyOptional(described)] : [ApiProperty(described)]),
    IsString(),
    Length(min, max),
    IsStorable(),
  );
}

const NUL = '\u0000';

/** No NUL and no half of a surrogate pair: neither survives the database. */
const IsStorable = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'isStorable',
    target: target.constructor,
    propertyName: String(propertyName),
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || (value.isWellFormed() && !value.includes(NUL)),
      defaultMessage: () => `${String(propertyName)} must be well-formed Unicode without NUL characters`,
    },
  });
