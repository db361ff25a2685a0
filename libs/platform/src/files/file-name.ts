const MAX_LENGTH = 200;

/** Display name: folders and invisible characters are removed. Never part of a path. */
export function fileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/\p{C}/gu, '').trim().replace(/^\.+/, '');
  if (visible.length <= MAX_LENGTH) return visible || 'file';
  const ending = /\.[^.]{1,10}$/.exec(visible)?.[0] ?? '';
  return visible.slice(0, MAX_LENGTH - ending.length) + ending;
}
