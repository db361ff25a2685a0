import { Text } from '@casewright/platform';
import { NAME_FAULT, NAME_MAX_LENGTH, VALID_NAME } from '@casewright/rules';
import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';

interface NameRule {
  readonly max?: number;
  readonly optional?: boolean;
}

export const NameField = (
  example: string,
  { max = NAME_MAX_LENGTH, optional = false }: NameRule = {},
): PropertyDecorator =>
  applyDecorators(Text({ min: 1, max, optional, example }), Matches(VALID_NAME, { message: NAME_FAULT }));
