import { Migration } from '@mikro-orm/migrations';

/** Both sides of every search are folded: compatible forms, accents and case make no difference. */
export class FoldedText extends Migration {
  override up(): void {
    this.addSql(`
      -- Letters that have no decomposition are replaced by name. The browser and the highlighting of hits fold alike (libs/rules/src/fold-text.ts).
      create function platform.folded(text) returns text language sql immutable parallel safe strict
        return replace(replace(replace(
          translate(lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]+', '', 'g')), 'øłđıħςŧ', 'oldihσt'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
    `);
  }
}
