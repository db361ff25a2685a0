import { ListVersionAnswer } from '@casewright/platform';
import type { DefaultsLibrary, LibraryDefault } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import type { DefaultLibraryDetails } from '../../queries/get-default-library';
import type { ListedDefault } from '../../queries/list-defaults';

export class DefaultLibraryAnswer implements DefaultLibraryDetails {
  @ApiProperty({ type: [ListVersionAnswer], description: 'Newest first' })
  readonly versions!: ListVersionAnswer[];
}

export class LibraryDefaultAnswer implements LibraryDefault {
  @ApiProperty({ example: 'power-price', description: 'Stable across versions' })
  readonly key!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ example: 'USD/kWh' })
  readonly unit!: string;

  @ApiProperty({ type: Number })
  readonly low!: number;

  @ApiProperty({ type: Number, description: 'Percentages are fractions' })
  readonly base!: number;

  @ApiProperty({ type: Number })
  readonly high!: number;

  @ApiProperty()
  readonly publisher!: string;

  @ApiProperty()
  readonly title!: string;

  @ApiProperty({ format: 'uri' })
  readonly url!: string;

  @ApiProperty({ type: String, format: 'date', description: 'Date of the source' })
  readonly asOf!: string;

  @ApiProperty()
  readonly note!: string;
}

export class ListedDefaultAnswer extends LibraryDefaultAnswer implements ListedDefault {
  @ApiProperty({ description: 'The key' })
  readonly id!: string;

  @ApiProperty({ description: 'Whether the source is older than 18 months' })
  readonly isOld!: boolean;
}

export class PublishedDefaultsAnswer implements DefaultsLibrary {
  @ApiProperty({ type: 'integer', description: 'Newest published version, 0 if there is none' })
  readonly version!: number;

  @ApiProperty({ type: [LibraryDefaultAnswer] })
  readonly defaults!: LibraryDefaultAnswer[];
}
