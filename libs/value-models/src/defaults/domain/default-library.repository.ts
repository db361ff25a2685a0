import type { ListVersion } from '@casewright/kernel';
import type { DefaultsLibrary, LibraryDefault } from '@casewright/rules';

/** Defaults that the provider keeps for all value models. */
export abstract class DefaultLibrary {
  /** Newest published version, or `NO_LIBRARY`. */
  abstract published(): Promise<DefaultsLibrary>;
  /** Locks the library until the transaction ends. @returns its versions, newest first */
  abstract lock(): Promise<readonly ListVersion[]>;
  abstract addVersion(version: ListVersion): Promise<void>;
  abstract saveVersion(version: ListVersion): Promise<void>;
  abstract removeVersion(versionId: string): Promise<void>;
  abstract defaults(versionId: string): Promise<readonly LibraryDefault[]>;
  abstract replaceDefaults(versionId: string, defaults: readonly LibraryDefault[]): Promise<void>;
}
