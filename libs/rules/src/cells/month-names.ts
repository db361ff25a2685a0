const NAMES: readonly string[] = [
  'january february march april may june july august september october november december',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janner feber maerz april mai juni juli august september oktober november dezember',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
];
const SHORT: Readonly<Record<string, number>> = { sept: 9, set: 9, mrz: 3, mrt: 3, out: 10, ene: 1, dic: 12, abr: 4 };

const BY_NAME = byName();

function byName(): ReadonlyMap<string, number> {
  const months = new Map<string, number>();
  const isOfSeveral = new Set<string>();
  for (const language of NAMES) {
    language.split(' ').forEach((name, index) => {
      for (let length = 3; length <= name.length; length++) {
        const start = name.slice(0, length);
        if ((months.get(start) ?? index + 1) !== index + 1) isOfSeveral.add(start);
        months.set(start, index + 1);
      }
    });
  }
  for (const name of isOfSeveral) months.delete(name);
  for (const [name, month] of Object.entries(SHORT)) months.set(name, month);
  return months;
}

const folded = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** From 1. In English, German, French, Spanish, Italian, Portuguese and Dutch, in full or short. */
export const monthNamed = (word: string): number | undefined => BY_NAME.get(folded(word));
