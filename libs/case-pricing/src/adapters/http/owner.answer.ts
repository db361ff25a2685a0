import { ApiProperty } from '@nestjs/swagger';
import type { Owner } from '../../queries/owners';

export class OwnerAnswer implements Owner {
  @ApiProperty()
  readonly firstName!: string;

  @ApiProperty()
  readonly lastName!: string;

  @ApiProperty()
  readonly email!: string;
}
