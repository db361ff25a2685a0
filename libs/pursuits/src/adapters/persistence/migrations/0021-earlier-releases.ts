import { Migration } from '@mikro-orm/migrations';

/** Cases whose versions were published before releases were recorded. */
export class EarlierReleases extends Migration {
  override up(): void {
    this.addSql(`
      update pursuits.cases set released_at = published.first_at
      from (
        select case_id, min(at) as first_at
        from (
          select case_id, occurred_at as at from pursuits.case_steps where command = 'publish-version'
          union all
          select case_id, published_at from pursuits.deliverables where number is not null
        ) as versions group by case_id
      ) as published
      where published.case_id = cases.id and cases.released_at is null;
    `);
  }
}
