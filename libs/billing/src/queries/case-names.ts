/** Names of cases, for example "Larkmoor Foods (C-1042)". Implemented by another context. */
export abstract class CaseNames {
  abstract of(caseIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
