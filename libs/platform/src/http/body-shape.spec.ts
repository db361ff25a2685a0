import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayUnique, IsArray, IsDate, IsOptional, IsTimeZone, ValidateNested } from 'class-validator';
import { InvalidRequest, RequestValidation } from './request-validation';
import { Text } from './text';

class ItemBody {
  @Text({ max: 20 })
  readonly id!: string;
}

class ShapedBody {
  @ApiPropertyOptional()
  @IsOptional()
  @IsTimeZone()
  readonly timeZone?: string;

  @ApiProperty({ type: Date, nullable: true })
  @IsOptional()
  @IsDate()
  @Type(() => Date)
  readonly dueOn!: Date | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => ItemBody)
  readonly item?: ItemBody;

  @IsOptional()
  @IsArray()
  @ArrayUnique(({ id }: ItemBody) => id)
  @ValidateNested({ each: true })
  @Type(() => ItemBody)
  readonly items?: ItemBody[];
}

describe('the body of a request', () => {
  const validated = (body: object) =>
    new RequestValidation().transform(body, { type: 'body', metatype: ShapedBody }) as Promise<ShapedBody>;

  it('reads null as omitted, except where null has a meaning', async () => {
    const { timeZone, item, items, dueOn } = await validated({ timeZone: null, item: null, items: null, dueOn: null });
    expect([timeZone, item, items, dueOn]).toEqual([undefined, undefined, undefined, null]);
  });

  it.each([
    ['a list instead of an object', { item: [] }],
    ['a list of objects instead of one object', { item: [{ id: 'a' }] }],
    ['null among objects', { items: [null, { id: 'a' }] }],
    ['a list among objects', { items: [[]] }],
    ['text instead of a list', { items: 'a' }],
  ])('is refused with %s', async (_, body) => {
    await expect(validated(body)).rejects.toThrow(InvalidRequest);
  });
});
