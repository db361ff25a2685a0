import { GeneratedFiles, prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { type DocumentKind, DOCUMENTS } from '../../domain/document';
import { ModelDocuments, type NewDocument } from '../../domain/documents.repository';

const add = prepared<{ readonly kind: DocumentKind }>(
  'value-models.add-document',
  `insert into value_models.documents as document (version_id, kind, file_id, sha256, made_at)
   select id, $2, $3, $4, $5 from value_models.versions where id = $1
   on conflict (version_id, kind) do update set file_id = $3, sha256 = $4, made_at = $5, failed_at = null
   where document.file_id is null
   returning kind`,
);
const fail = prepared<{ readonly kind: DocumentKind }>(
  'value-models.delay-document',
  `insert into value_models.documents as document (version_id, kind, failed_at)
   select id, $2, $3 from value_models.versions where id = $1
   on conflict (version_id, kind) do update set failed_at = $3 where document.file_id is null
   returning kind`,
);

const retry = prepared<{ readonly kind: DocumentKind }>(
  'value-models.retry-documents',
  'delete from value_models.documents where version_id = $1 and file_id is null returning kind',
);

@Injectable()
export class SqlModelDocuments extends ModelDocuments {
  constructor(
    private readonly sql: Sql,
    private readonly files: GeneratedFiles,
  ) {
    super();
  }

  async add({ versionId, kind, ownerId, name, type, bytes, at }: NewDocument): Promise<boolean> {
    const id = crypto.randomUUID();
    if ((await this.sql.run(add, [versionId, kind, id, bytes.sha256, at])).length === 0) return false;
    await this.files.save({ id, context: DOCUMENTS, subject: versionId, ownerId, name, type, ...bytes });
    return true;
  }

  async noteFailure(versionId: string, kind: DocumentKind, at: Date): Promise<boolean> {
    return (await this.sql.run(fail, [versionId, kind, at])).length > 0;
  }

  async retry(versionId: string): Promise<boolean> {
    return (await this.sql.run(retry, [versionId])).length > 0;
  }
}
