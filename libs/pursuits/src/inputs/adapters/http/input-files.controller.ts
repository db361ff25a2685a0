import { Access, CurrentPrincipal, Id, type Principal } from '@casewright/platform';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { readerOf } from '../../../adapters/http/reader-of';
import { FindInputOfFile, type InputOfFile } from '../../queries/find-input-of-file';

class InputFileParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly id!: string;
}

class InputOfFileAnswer implements InputOfFile {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly pursuitId!: string;

  @ApiProperty({ type: String, example: 'compute-virtual-machines' })
  readonly key!: string;
}

@Controller('input-files/:id')
@Access('signed-in')
export class InputFilesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ operationId: 'find-input-of-file', summary: 'The input of an uploaded file; admins can find all' })
  @ApiOkResponse({ type: InputOfFileAnswer })
  find(@CurrentPrincipal() principal: Principal, @Param() { id }: InputFileParameters): Promise<InputOfFile> {
    return this.queries.execute(new FindInputOfFile(readerOf(principal), id));
  }
}
