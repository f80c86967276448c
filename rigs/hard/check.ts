/** Prints one line of progress. */
export type Translate = (line: string) => void;

/** One check of the long tests. */
export interface Check {
  name: string;
  /** Returns one entry for each fault; an empty list if there are none. */
  run: (t: Translate) => Promise<string[]>;
}
