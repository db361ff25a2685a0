/** Names that Excel reads as a cell (VMS2, R1C1) or a value. */
const NOT_A_NAME = /^(?:[a-z]{1,3}\d+|r\d*(?:c\d*)?|c\d*|true|false)$/i;

/** The defined name of each id: the id itself unless Excel would misread it. Excel's names are case-insensitive. */
export function excelNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    ids.map((id) => {
      let name = id;
      while (NOT_A_NAME.test(name) || taken.has(name.toLowerCase())) name = `${name}_`;
      taken.add(name.toLowerCase());
      return [id, name];
    }),
  );
}
