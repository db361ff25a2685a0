import { type Paper, sampleSnapshot, valueCasePdf } from '@casewright/documents';
import { Access, RateLimit } from '@casewright/platform';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

const PAPERS: readonly Paper[] = ['letter', 'a4'];

class SampleCaseParameters {
  @IsIn(PAPERS)
  @ApiProperty({ enum: PAPERS })
  readonly paper!: Paper;
}

@ApiTags('documents')
@Controller('sample-case')
@Access('anyone')
export class SampleCaseController {
  private readonly made = new Map<Paper, Promise<Buffer>>();

  /** Made when it is first asked for, and the same for everyone. */
  @Get(':paper')
  @Header('cache-control', 'public, max-age=3600')
  @RateLimit({ name: 'sample-case', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'download-sample-case', summary: 'The sample case as a PDF' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async download(@Param() { paper }: SampleCaseParameters): Promise<StreamableFile> {
    const pdf = await this.pdf(paper);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      length: pdf.length,
      disposition: `attachment; filename="casewright-sample-case-${paper}.pdf"`,
    });
  }

  private pdf(paper: Paper): Promise<Buffer> {
    const before = this.made.get(paper);
    if (before) return before;
    const pdf = valueCasePdf(sampleSnapshot(), paper);
    this.made.set(paper, pdf);
    // The next one to ask tries once more.
    pdf.catch(() => this.made.delete(paper));
    return pdf;
  }
}
