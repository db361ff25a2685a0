import { isTrue } from './cells';
import type { LeftOutReason, Power } from './rows';

/** Cells that decide whether a row counts. */
export interface RowMarks {
  readonly name: string;
  readonly template: string;
  readonly placeholder: string;
  readonly connection: string;
  readonly folder: string;
  readonly power: Power | null;
  readonly isDuplicate: boolean;
  readonly isHidden: boolean;
}

/** Cluster services that vSphere runs for itself. They move or vanish with their cluster. */
const AGENT = /^vCLS\b/i;
const INACCESSIBLE = /^(orphaned|inaccessible|invalid)$/i;

/** The first reason that applies, undefined for rows that count. */
export function leftOutBecause(marks: RowMarks): LeftOutReason | null {
  if (marks.isHidden) return 'hidden';
  if (isTrue(marks.template)) return 'template';
  if (isTrue(marks.placeholder)) return 'placeholder';
  if (AGENT.test(marks.name) || AGENT.test(marks.folder)) return 'agent';
  if (INACCESSIBLE.test(marks.connection.trim())) return 'inaccessible';
  if (marks.isDuplicate) return 'duplicate';
  return marks.power === 'off' || marks.power === 'suspended' ? 'off' : null;
}

const TOTAL = new RegExp(
  `^(?:${[
    '(?:(?:grand|sub|overall)[ -]?)?(?:totals?|sums?)',
    'averages?|avg|mean|median|min(?:imum)?|max(?:imum)?|∑|Σ|ø',
    '(?:gesamt|zwischen)?summen?|gesamt(?:ergebnis)?|zwischenergebnis|mittelwert|durchschnitt',
    'total g[eé]n[eé]ral|sous[ -]?total|totaux|somme|moyenne|suma|promedio|totale|somma|soma|m[eé]dia',
    '(?:eind|sub)?totaal|som|i alt|summa|yhteens[aä]|razem|celkem|[oö]sszesen|toplam|итого|всего',
    '合計|総計|小計|总计|合计|小计|總計',
  ].join('|')})\\s*:?$`,
  'iu',
);

/** "Total", "Grand total:" or "Summe", but not a machine called "total-01". */
export const isTotalName = (name: string): boolean => TOTAL.test(name.trim());

/** "Cluster 7 Total" and "Total of 12 hosts", if the amounts say so, too. */
export const mayBeTotal = (name: string): boolean =>
  /^(?:sub|grand )?total\b|\b(?:sub)?totals?$|(?:ergebnis|summe)$/i.test(name.trim());
