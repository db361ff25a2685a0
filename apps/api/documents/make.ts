import { valueCasePdf, valueCasePptx, valueCaseXlsx } from '@casewright/documents';
import type { Snapshot } from '@casewright/rules';
import type { DocumentKind } from '@casewright/value-models';

export interface DocumentToMake {
  readonly kind: DocumentKind;
  readonly snapshot: Snapshot;
}

export function makeDocument({ kind, snapshot }: DocumentToMake): Promise<Uint8Array> {
  switch (kind) {
    case 'pdf-letter':
      return valueCasePdf(snapshot, 'letter');
    case 'pdf-a4':
      return valueCasePdf(snapshot, 'a4');
    case 'pptx':
      return valueCasePptx(snapshot);
    case 'xlsx':
      return valueCaseXlsx(snapshot);
  }
}
