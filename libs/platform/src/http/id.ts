import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { isUuid } from '../lists/is-uuid';

const lowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** UUID of a request, in lower case: as text, one ID would otherwise have several spellings. */
export const Id = ({ each = false } = {}): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(lowerCase) : lowerCase(value))),
    IsUUID(undefined, { each }),
  );

/** Changes the UUIDs of a path or query to lower case before anything reads them: access, limits, audit, and handlers. */
export function normalizeIds(values: unknown): void {
  const named = values as Record<string, unknown>;
  for (const [name, value] of Object.entries(named))
    if (typeof value === 'string' && isUuid(value)) named[name] = value.toLowerCase();
}
