import { sampleSnapshot, valueCasePdf, valueCasePptx, valueCaseXlsx } from '@casewright/documents';
import { Access, Config, RateLimit } from '@casewright/platform';
import { type Snapshot, VERIFY_PATH } from '@casewright/rules';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

interface Form {
  readonly name: string;
  readonly type: string;
  readonly make: (snapshot: Snapshot) => Promise<Buffer>;
}

/** Downloads by path: paper size of the PDF, or file extension. */
const FORMS = {
  letter: { name: '-letter.pdf', type: 'application/pdf', make: (snapshot) => valueCasePdf(snapshot, 'letter') },
  a4: { name: '-a4.pdf', type: 'application/pdf', make: (snapshot) => valueCasePdf(snapshot, 'a4') },
  pptx: { name: '.pptx', type: `${OFFICE}.presentationml.presentation`, make: valueCasePptx },
  xlsx: { name: '.xlsx', type: `${OFFICE}.spreadsheetml.sheet`, make: valueCaseXlsx },
} as const satisfies Readonly<Record<string, Form>>;
type FormName = keyof typeof FORMS;
const FORM_NAMES = Object.keys(FORMS) as FormName[];

class SampleCaseParameters {
  @IsIn(FORM_NAMES)
  @ApiProperty({ enum: FORM_NAMES })
  readonly form!: FormName;
}

@ApiTags('documents')
@Controller('sample-case')
@Access('anyone')
export class SampleCaseController {
  private readonly made = new Map<FormName, Promise<Buffer>>();

  constructor(private readonly config: Config) {}

  /** Made on first request and shared by everyone. */
  @Get(':form')
  @Header('cache-control', 'public, max-age=3600')
  @RateLimit({ name: 'sample-case', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({
    operationId: 'download-sample-case',
    summary: 'The sample case as a PDF, as slides or as a workbook',
  })
  @ApiOkResponse({ content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } })
  async download(@Param() { form }: SampleCaseParameters): Promise<StreamableFile> {
    const document = await this.document(form);
    const { name, type } = FORMS[form];
    return new StreamableFile(document, {
      type,
      length: document.length,
      disposition: `attachment; filename="casewright-sample-case${name}"`,
    });
  }

  private document(form: FormName): Promise<Buffer> {
    const before = this.made.get(form);
    if (before) return before;
    const document = FORMS[form].make(sampleSnapshot(`${this.config.publicUrl}${VERIFY_PATH}`));
    this.made.set(form, document);
    // The next request retries.
    document.catch(() => this.made.delete(form));
    return document;
  }
}
