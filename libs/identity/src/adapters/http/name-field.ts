import { Text } from '@casewright/platform';
import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';

const NAME_MAX_LENGTH = 100;

/** Something to read, on one line. */
const A_NAME = /^[^\p{Cc}\u2028\u2029]*[^\s\p{Cc}][^\p{Cc}\u2028\u2029]*$/u;

/** A field with the first or last name of a person. */
export const NameField = (example: string): PropertyDecorator =>
  applyDecorators(
    Text({ min: 1, max: NAME_MAX_LENGTH, example }),
    Matches(A_NAME, { message: '$property must be a name' }),
  );
