import { type Config, restrictToAdmins } from '@casewright/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

export const DOCS_PATH = 'api/docs';

/** Source of the browsers' typed client. */
export function apiDocument(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Casewright')
    .setDescription(
      'Errors are problem documents (RFC 9457) with a stable `code`; invalid fields are named in `fields`.',
    )
    .setVersion('1')
    .addCookieAuth('session')
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** Serves /api/docs and /api/docs-json, in production to admins only. */
export function describeApi(app: NestFastifyApplication, { isProduction }: Config): void {
  if (isProduction) restrictToAdmins(app, `/${DOCS_PATH}`);
  SwaggerModule.setup(DOCS_PATH, app, () => apiDocument(app), { jsonDocumentUrl: `${DOCS_PATH}-json` });
}
