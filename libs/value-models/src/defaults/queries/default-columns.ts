import { prepared } from '@casewright/platform';
import type { LibraryDefault } from '@casewright/rules';

export const VERSION_COLUMNS = `id, number, line_count as "lineCount", revision, created_by as "createdBy",
  created_at as "createdAt", changed_at as "changedAt", published_by as "publishedBy", published_at as "publishedAt"`;

export const DEFAULT_COLUMNS = `key, name, unit, low::float8 as low, base::float8 as base, high::float8 as high,
  publisher, title, url, as_of::text as "asOf", note`;

export const defaultsOfVersion = prepared<LibraryDefault>(
  'value-models.defaults-of-version',
  `select ${DEFAULT_COLUMNS} from value_models.defaults where version_id = $1 order by position`,
);

/** Of the newest published version. */
export const newestPublished = prepared<{ readonly id: string; readonly number: number }>(
  'value-models.newest-published-defaults',
  `select id, number from value_models.default_versions where published_at is not null order by number desc limit 1`,
);
