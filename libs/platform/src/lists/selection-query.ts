import { applyDecorators, Get, StreamableFile, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { RateLimit } from '../http/rate-limit';
import { Text } from '../http/text';
import type { CsvFile } from './lists';
import { countedPageAnswer, Cursor } from './page.dto';

const MAX_SEARCH_LENGTH = 200;

export const Choice = (values: readonly string[], description: string): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ type: String, enum: values, description }), IsOptional(), IsIn(values));

export interface SelectionQuery {
  readonly search?: string;
  readonly sort?: string;
}

export function selectionQuery({ sorts }: { readonly sorts: readonly string[] }): Type<SelectionQuery> {
  class ListSelectionQuery implements SelectionQuery {
    @Text({ max: MAX_SEARCH_LENGTH, optional: true })
    readonly search?: string;

    @Choice(sorts, 'Prefix with a minus to sort descending; newest first by default')
    readonly sort?: string;
  }
  return ListSelectionQuery;
}

export function pageOf<Selection extends Type<SelectionQuery>>(selection: Selection) {
  class PageOfSelectionQuery extends selection {
    @Cursor()
    readonly before?: string;
  }
  return PageOfSelectionQuery;
}

export const ListRoute = (operationId: string, row: Type<object>, summary?: string): MethodDecorator =>
  applyDecorators(
    Get(),
    ApiOperation({ operationId, ...(summary !== undefined && { summary }) }),
    ApiOkResponse({ type: countedPageAnswer(row) }),
  );

interface CsvRouteOptions {
  readonly path?: string;
  readonly summary?: string;
}

export const CsvRoute = (
  operationId: string,
  { path = 'csv', summary = 'Exports the whole list as a CSV file' }: CsvRouteOptions = {},
): MethodDecorator =>
  applyDecorators(
    Get(path),
    RateLimit({ name: operationId, points: 20, perSeconds: 60, by: 'user' }),
    ApiOperation({ operationId, summary }),
    ApiProduces('text/csv'),
    ApiOkResponse({ schema: { type: 'string' } }),
  );

export const csvAnswer = (file: CsvFile, name: string): StreamableFile =>
  new StreamableFile(file, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}.csv"` });
