import { hashOf, sampleSnapshot } from '@casewright/documents';
import { Config } from '@casewright/platform';
import { VERIFY_PATH } from '@casewright/rules';
import { SampleCase } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';

@Injectable()
export class SampleCaseFromDocuments extends SampleCase {
  private hash: string | undefined;

  constructor(private readonly config: Config) {
    super();
  }

  sha256(): string {
    return (this.hash ??= hashOf(sampleSnapshot(`${this.config.publicUrl}${VERIFY_PATH}`)));
  }
}
