import { plainToInstance, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  registerDecorator,
  validate,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { isSurelyValid } from './surely-valid';
import { Text } from './text';

class Part {
  @Text({ max: 5 })
  readonly name!: string;

  @IsArray()
  @IsIn(['red', 'blue'], { each: true })
  @ArrayUnique()
  readonly colours!: string[];
}

class Whole {
  @IsArray()
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => Part)
  readonly parts!: Part[];

  @ValidateNested()
  @Type(() => Part)
  readonly spare!: Part;

  @IsOptional()
  @IsInt()
  @Max(9)
  readonly count?: number;

  @ValidateIf(({ count }: Whole) => count === 7)
  @IsIn(['lucky'])
  readonly why?: string;

  @Allow()
  readonly note?: unknown;
}

const part = { name: 'axle', colours: ['red'] };
const whole = { parts: [part, { name: '', colours: [] }], spare: part };

const RIGHT: readonly object[] = [
  whole,
  { ...whole, count: 9 },
  { ...whole, count: null },
  { ...whole, count: 7, why: 'lucky' },
  { ...whole, why: 'ruled out by its condition' },
  { ...whole, parts: [] },
  { ...whole, spare: undefined },
  { ...whole, note: { of: ['anything'] } },
];
const WRONG: readonly object[] = [
  {},
  { ...whole, more: 1 },
  { ...whole, count: 10 },
  { ...whole, count: 1.5 },
  { ...whole, count: '1' },
  { ...whole, count: 7 },
  { ...whole, parts: null },
  { ...whole, parts: 'axle' },
  { ...whole, parts: part },
  { ...whole, parts: [null] },
  { ...whole, parts: ['axle'] },
  { ...whole, parts: [part, part, part] },
  { ...whole, parts: [{ ...part, more: 1 }] },
  { ...whole, parts: [{ ...part, name: 'too long' }] },
  { ...whole, parts: [{ ...part, name: undefined }] },
  { ...whole, spare: null },
  { ...whole, spare: [part, 7] },
  { ...whole, spare: { ...part, colours: 'red' } },
  { ...whole, spare: { ...part, colours: { 0: 'red' } } },
  { ...whole, spare: { ...part, colours: ['red', 'red'] } },
  { ...whole, spare: { ...part, colours: ['red', 'green'] } },
];

const problems = (made: object) =>
  validate(made, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });

describe('what is surely valid', () => {
  it.each(RIGHT.map((body) => [JSON.stringify(body), body]))('%s, in which nothing is wrong', async (_, body) => {
    const made = plainToInstance(Whole, body);

    expect(isSurelyValid(made)).toBe(true);
    expect(await problems(made)).toEqual([]);
  });

  it.each(WRONG.map((body) => [JSON.stringify(body), body]))('not %s, in which something is', async (_, body) => {
    const made = plainToInstance(Whole, body);

    expect(isSurelyValid(made)).toBe(false);
    expect(await problems(made)).not.toEqual([]);
  });

  it('is nothing that must be waited for, or depends on what is not known here', () => {
    expect(isSurelyValid(plainToInstance(Slow, { word: 'any' }))).toBe(false);
    expect(isSurelyValid(plainToInstance(Picky, { word: 'any' }))).toBe(false);
    expect(isSurelyValid({ word: 'any' })).toBe(false);
    expect(isSurelyValid(plainToInstance(Whole, { ...whole, parts: [[part]] }))).toBe(false);
  });
});

class Slow {
  readonly word!: string;
}
registerDecorator({
  target: Slow,
  propertyName: 'word',
  async: true,
  validator: { validate: () => Promise.resolve(true) },
});

class Picky {
  @IsIn(['any'], { validateIf: () => true })
  readonly word!: string;
}
