import { Migration } from '@mikro-orm/migrations';

/** Readings of bills gain sums by type of line, and what counts becomes a list of types. Bills were counted by default. */
export class BillChoices extends Migration {
  override up(): void {
    this.addSql(`
      update pursuits.case_inputs set reading = jsonb_set(jsonb_set(reading,
        '{bill,choices}', '{"basis": null, "types": null}'),
        '{bill,types}', coalesce((
          select jsonb_agg(jsonb_build_object('type', type, 'lines', lines, 'effective', effective, 'billed', billed)
            order by place)
          from (
            select cell ->> 'type' as type, sum((cell ->> 'lines')::int) as lines,
              trim_scale(sum((cell ->> 'effective')::numeric))::text as effective,
              trim_scale(sum((cell ->> 'billed')::numeric))::text as billed,
              array_position(array['usage', 'commitment', 'purchase', 'discount', 'upfront', 'tax', 'credit',
                'refund', 'adjustment'], cell ->> 'type') as place
            from jsonb_array_elements(reading -> 'bill' -> 'cells') as cell
            group by cell ->> 'type'
          ) as sums), '[]'))
      where reading -> 'bill' -> 'cells' is not null;
    `);
  }
}
