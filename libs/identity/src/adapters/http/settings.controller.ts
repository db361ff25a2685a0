import { Access, CurrentUser } from '@casewright/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ChangeName } from '../../commands/change-name';
import { NameField } from './name-field';

class ChangeNameBody {
  @NameField('Sam')
  readonly firstName!: string;

  @NameField('Seller')
  readonly lastName!: string;
}

@ApiTags('identity')
@Controller('account')
@Access('signed-in')
export class SettingsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('name')
  @HttpCode(204)
  @ApiOperation({ operationId: 'change-name' })
  @ApiNoContentResponse()
  async changeName(@CurrentUser() userId: string, @Body() { firstName, lastName }: ChangeNameBody): Promise<void> {
    await this.commands.execute(new ChangeName(userId, firstName, lastName));
  }
}
