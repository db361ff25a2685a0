import { Text } from '@casewright/platform';
import { NAME_MAX_LENGTH } from '@casewright/rules';
import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';

/** At least one visible character, all on one line. */
const A_NAME = /^[^\p{Cc}\u2028\u2029]*[^\s\p{Cc}][^\p{Cc}\u2028\u2029]*$/u;

interface NameRule {
  readonly max?: number;
  readonly optional?: boolean;
}

export const NameField = (
  example: string,
  { max = NAME_MAX_LENGTH, optional = false }: NameRule = {},
): PropertyDecorator =>
  applyDecorators(
    Text({ min: 1, max, optional, example }),
    Matches(A_NAME, { message: '$property must be a valid name' }),
  );
