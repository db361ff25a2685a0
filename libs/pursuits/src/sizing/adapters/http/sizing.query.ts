import { Choice, Id, Text } from '@casewright/platform';
import {
  COMMITMENTS,
  type Commitment,
  SIZING_MODES,
  SIZING_OPTIONS,
  type SizingMode,
  type SizingOption,
  WINDOWS_EDITIONS,
  type WindowsEdition,
} from '@casewright/rules/sizing';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import {
  SIZED_MACHINES_ORDERS,
  SIZED_MACHINES_VIEWS,
  type SizedMachinesOrder,
  type SizedMachinesSelection,
  type SizedMachinesView,
} from '../../queries/list-sized-machines';
import type { SizingRequest } from '../../queries/sizing-request';

/** Name, provider, and region of a line, each at most 100 characters. */
const TITLE_MAX_LENGTH = 310;
const Title = (): PropertyDecorator => Text({ min: 1, max: TITLE_MAX_LENGTH, optional: true });

/** Its limits are a rule of the sizing, which names them. */
const Option = (option: SizingOption): PropertyDecorator => {
  const { min, max, label } = SIZING_OPTIONS[option];
  return applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: min, maximum: max, description: label }),
    IsOptional(),
    Type(() => Number),
    IsNumber(),
  );
};

export class SizingQuery implements SizingRequest {
  @Choice(['new'], 'Sizes the rows of the file that is to replace the current one')
  readonly file?: 'new';

  @ApiProperty({ type: String, format: 'uuid', description: 'Published version of a price book' })
  @Id()
  readonly version!: string;

  @Title()
  readonly place?: string;

  @Choice(COMMITMENTS, 'On demand by default')
  readonly commitment?: Commitment;

  @Choice(SIZING_MODES, 'As the machines are by default')
  readonly mode?: SizingMode;

  @Option('comfortPercent')
  readonly comfortPercent?: number;

  @Title()
  readonly storage?: string;

  @Title()
  readonly host?: string;

  @Option('vcpuPerCore')
  readonly vcpuPerCore?: number;

  @Option('memoryRatio')
  readonly memoryRatio?: number;

  @Option('growthPercent')
  readonly growthPercent?: number;

  @Option('failoverHosts')
  readonly failoverHosts?: number;

  @Option('cpusPerHost')
  readonly cpusPerHost?: number;

  @Title()
  readonly vmwareLicense?: string;

  @Title()
  readonly windowsLicense?: string;

  @Choice(WINDOWS_EDITIONS, 'Datacenter by default')
  readonly windowsEdition?: WindowsEdition;

  @Title()
  readonly sqlServerLicense?: string;
}

const MAX_SEARCH_LENGTH = 200;
const MAX_FROM = 100_000;

export class SizedMachinesQuery extends SizingQuery implements SizedMachinesSelection {
  @Text({ max: MAX_SEARCH_LENGTH, optional: true })
  readonly search?: string;

  @Title()
  readonly instance?: string;

  @Choice(SIZED_MACHINES_VIEWS, 'All machines by default')
  readonly show?: SizedMachinesView;

  @Choice(SIZED_MACHINES_ORDERS, 'In the order of the file by default')
  readonly sort?: SizedMachinesOrder;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: '`next` of the page before' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_FROM)
  readonly from?: number;
}
