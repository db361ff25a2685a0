import { Text } from '@casewright/platform';
import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';

/** An emailed code. Spaces are ignored. */
export const CodeField = (): PropertyDecorator =>
  applyDecorators(
    Text({ max: 20, example: '123456' }),
    Matches(/^\s*\d{6}\s*$/, { message: '$property must be 6 digits' }),
  );
