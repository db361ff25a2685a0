import { keptKey, userIdOf, useSession } from '@casewright/web';

export const pricedPursuit = (): string | undefined => sessionStorage.getItem(name()) ?? undefined;

export const setPricedPursuit = (id: string): void => sessionStorage.setItem(name(), id);

export const forgetPricedPursuit = (): void => sessionStorage.removeItem(name());

const name = (): string => keptKey(userIdOf(useSession.getState()) ?? '', 'pricedPursuit');
