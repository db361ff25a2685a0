/** A name as it is shown. Whoever left has none any more. */
export const nameText = (name: string): string => name || 'A former user';

/** 'You', or the name. */
export const personText = ({ isYou, name }: { readonly isYou: boolean; readonly name: string }): string =>
  isYou ? 'You' : nameText(name);
