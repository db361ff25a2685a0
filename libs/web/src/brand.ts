// By itself: with all the rules it would weigh on every first page.
export { BRAND as brand } from '@casewright/rules/brand';
