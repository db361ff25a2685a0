declare module 'proper-lockfile' {
  /** Creates the folder `<file>.lock`. @returns a function that removes it */
  export function lock(
    file: string,
    options: {
      /** False if the file may not exist. */
      realpath: boolean;
      stale: number;
      retries: { forever: boolean; minTimeout: number; maxTimeout: number };
    },
  ): Promise<() => Promise<void>>;
}
