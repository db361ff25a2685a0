/** Name of the remote's global variable. The prefix avoids clashes with element ids, which are globals too. */
export const containerOf = (name: string): string => `mfe_${name.replaceAll('-', '_')}`;
