export const PRICE_BOOK_COLUMNS = `id, name, source, region, currency, is_sample as "isSample", created_by as "createdBy",
  created_at as "createdAt"`;

export const VERSION_COLUMNS = `id, price_book_id as "priceBookId", number, prices_as_of::text as "pricesAsOf",
  line_count as "lineCount", revision, created_by as "createdBy", created_at as "createdAt",
  changed_at as "changedAt", published_by as "publishedBy", published_at as "publishedAt"`;
