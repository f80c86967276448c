/** Tells whoever waits what is going on; one line. */
export type Say = (line: string) => void;

/** One check of the long tests. */
export interface Check {
  name: string;
  /** Answers what is wrong, in one entry each; nothing where all is well. */
  run: (say: Say) => Promise<string[]>;
}
