export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const gib = (amount: number): string =>
  `${amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 })} GiB`;
