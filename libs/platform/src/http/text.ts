import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, registerDecorator } from 'class-validator';

interface TextRule {
  /** UTF-16 units, as in HTML's `maxLength`. */
  readonly max: number;
  readonly min?: number;
  readonly optional?: boolean;
  readonly example?: string;
}

/** Bounded text that PostgreSQL stores unchanged. */
export function Text({ max, min = 0, optional = false, example }: TextRule): PropertyDecorator {
  const described = { type: String, maxLength: max, minLength: min, ...(example !== undefined && { example }) };
  return applyDecorators(
    ...(optional ? [IsOptional(), ApiPropertyOptional(described)] : [ApiProperty(described)]),
    IsString(),
    Length(min, max),
    IsStorable(),
  );
}

/** Applies before the other rules of a text. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const NUL = '\u0000';

/** PostgreSQL rejects NUL, and lone surrogates do not survive UTF-8. */
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
