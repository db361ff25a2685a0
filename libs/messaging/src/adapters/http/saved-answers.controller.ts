import { Access, Text } from '@casewright/platform';
import { CONTENT_MAX_LENGTH } from '@casewright/rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DeleteSavedAnswer } from '../../commands/delete-saved-answer';
import { PutSavedAnswer } from '../../commands/put-saved-answer';
import { ANSWER_TITLE_MAX_LENGTH, type SavedAnswer } from '../../domain/saved-answer';
import { ListSavedAnswers } from '../../queries/list-saved-answers';
import { MessageParameters } from './messages.requests';

class SavedAnswerBody {
  @Text({ max: ANSWER_TITLE_MAX_LENGTH, example: 'Turnaround' })
  readonly title!: string;

  @Text({ max: CONTENT_MAX_LENGTH, example: 'Hello {name}, your case is due in three business days.' })
  readonly content!: string;
}

class SavedAnswerAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly title!: string;

  @ApiProperty({ description: 'May contain the placeholders {name} and {first name}' })
  readonly content!: string;
}

@ApiTags('messaging')
@Controller('admin/saved-answers')
@Access('admin')
export class SavedAnswersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'list-saved-answers' })
  @ApiOkResponse({ type: [SavedAnswerAnswer] })
  list(): Promise<readonly SavedAnswer[]> {
    return this.queries.execute(new ListSavedAnswers());
  }

  @Put(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'put-saved-answer' })
  @ApiNoContentResponse()
  async put(@Param() { id }: MessageParameters, @Body() { title, content }: SavedAnswerBody): Promise<void> {
    await this.commands.execute(new PutSavedAnswer({ id, title, content }));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'delete-saved-answer' })
  @ApiNoContentResponse()
  async delete(@Param() { id }: MessageParameters): Promise<void> {
    await this.commands.execute(new DeleteSavedAnswer(id));
  }
}
