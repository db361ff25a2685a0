import { Migration } from '@mikro-orm/migrations';

/**
 * Pursuits registered by starting a case have no value and no close date, unless the seller entered them later.
 * Earlier versions stored the upper bound of the tier and the end of the next quarter.
 */
export class UnknownFigures extends Migration {
  override up(): void {
    this.addSql(`
      alter table pursuits.pursuits drop constraint complete_once_registered;
      alter table pursuits.pursuits add constraint complete_once_registered check (stage = 'draft' or (
        prospect <> '' and prospect_key is not null and opportunity <> '' and company_domain <> ''
        and registered_at is not null));
    `);
    this.addSql(notEntered('acv_dollars', 'acvDollars'));
    this.addSql(notEntered('expected_close', 'expectedClose'));
  }
}

const notEntered = (column: string, fact: string): string => `
  update pursuits.pursuits pursuit set ${column} = null
  where exists (
      select from pursuits.steps register
      join pursuits.steps run on run.pursuit_id = register.pursuit_id and run.occurred_at = register.occurred_at
      where register.pursuit_id = pursuit.id and register.command = 'register' and run.command = 'run-case')
    and not exists (
      select from pursuits.steps edit where edit.pursuit_id = pursuit.id and '${fact}' = any(edit.changed));
`;
