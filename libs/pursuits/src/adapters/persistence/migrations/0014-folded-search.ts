import { Migration } from '@mikro-orm/migrations';

/** Searches find text without regard to accents and case. */
export class PursuitsByFoldedText extends Migration {
  override up(): void {
    this.addSql(`
      drop index pursuits.pursuits_by_texts;
      create index pursuits_by_texts on pursuits.pursuits
        using gin (platform.folded(prospect || E'\\n' || opportunity) public.gin_trgm_ops);
      analyze pursuits.pursuits;
    `);
  }
}
