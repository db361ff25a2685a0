import { Access, type CountedPage, csvAnswer, CsvRoute, ListRoute, pageOf, selectionQuery } from '@casewright/platform';
import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { ALL_DRAFTS, ExportAllDrafts, ListAllDrafts, type OwnedDraft } from '../../queries/list-all-drafts';
import { OwnerAnswer } from './owner.answer';

class ExportAllDraftsQuery extends selectionQuery(ALL_DRAFTS) {}

class AllDraftsQuery extends pageOf(ExportAllDraftsQuery) {}

class OwnedDraftAnswer implements OwnedDraft {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly ownerId!: string;

  @ApiProperty({ type: OwnerAnswer, nullable: true, description: 'Null for deleted users' })
  readonly owner!: OwnerAnswer | null;

  @ApiProperty({ type: 'integer' })
  readonly solutionCount!: number;

  @ApiProperty({ type: 'integer' })
  readonly competitionCount!: number;

  @ApiProperty({ type: [String] })
  readonly solutionNames!: string[];

  @ApiProperty({ type: [String] })
  readonly competitionNames!: string[];

  @ApiProperty({ type: 'integer' })
  readonly baseSolutionCredits!: number;

  @ApiProperty()
  readonly createdAt!: Date;

  @ApiProperty()
  readonly changedAt!: Date;
}

@ApiTags('case-pricing')
@Controller('admin/pricing-drafts')
@Access('admin')
export class DraftsForAdminsController {
  constructor(private readonly queries: QueryBus) {}

  @ListRoute('list-pricing-drafts', OwnedDraftAnswer, 'Calculator drafts of sellers')
  list(@Query() { before, ...selection }: AllDraftsQuery): Promise<CountedPage<OwnedDraft>> {
    return this.queries.execute(new ListAllDrafts(selection, before));
  }

  @CsvRoute('export-pricing-drafts')
  async export(@Query() selection: ExportAllDraftsQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportAllDrafts(selection)), 'pricing-calculator');
  }
}
