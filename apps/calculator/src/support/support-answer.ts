import { paths } from '@casewright/web/paths';
import { addressWith, type AddressValue } from '@casewright/web/address';

/** 0 declines presentation support; any other integer adds it. */
export const supportInAddress: AddressValue<boolean> = {
  name: 'presentationSupport',
  read: (text) => (/^\d+$/.test(text) ? Number(text) > 0 : undefined),
  write: (isWanted) => (isWanted ? '1' : '0'),
};

export const withoutSupport = addressWith(paths.result, supportInAddress, false);
