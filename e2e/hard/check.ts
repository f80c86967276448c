/** Prints one line of progress. */
export type Say = (line: string) => void;

/** One check of the long tests. */
export interface Check {
  name: string;
  /** Returns one entry for each fault; an empty list when all is well. */
  run: (say: Say) => Promise<string[]>;
}
