/** The product's name, as pages say it. */
export const BRAND = 'Casewright';
