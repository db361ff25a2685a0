import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../http/text';
import { type CountedPage, MAX_COUNTED, MAX_FILTERED, MAX_FOUND, type Page } from './lists';

const MAX_CURSOR_LENGTH = 500;

export const Cursor = (): PropertyDecorator => Text({ min: 1, max: MAX_CURSOR_LENGTH, optional: true });

export class PageQuery {
  @Cursor()
  readonly before?: string;
}

const pageAnswers = new WeakMap<Type, Type>();

/** Returns one class per row type, so that the OpenAPI document names it once. */
export function pageAnswer<Row extends object>(row: Type<Row>): Type<Page<Row>> {
  const known = pageAnswers.get(row);
  if (known) return known as Type<Page<Row>>;
  class PageAnswer implements Page<Row> {
    @ApiProperty({ type: [row] })
    readonly rows!: readonly Row[];

    @ApiProperty({
      type: String,
      nullable: true,
      description: 'Value of `before` for the next page; null on the last page',
    })
    readonly next!: string | null;
  }
  pageAnswers.set(row, PageAnswer);
  return named(PageAnswer, row);
}

export function countedPageAnswer<Row extends object>(row: Type<Row>): Type<CountedPage<Row>> {
  class CountedPageAnswer extends pageAnswer(row) implements CountedPage<Row> {
    @ApiProperty({
      type: 'integer',
      description: `On all pages; counted up to ${MAX_COUNTED}, ${MAX_FILTERED} with a filter, ${MAX_FOUND} with a search`,
    })
    readonly total!: number;

    @ApiProperty({ description: 'Whether the count is exact' })
    readonly isTotalExact!: boolean;
  }
  return named(CountedPageAnswer, row);
}

function named<Answer extends Type>(answer: Answer, row: Type): Answer {
  Object.defineProperty(answer, 'name', { value: row.name.replace(/(Answer)?$/, 'PageAnswer') });
  return answer;
}
