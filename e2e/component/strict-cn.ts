import { clsx, type ClassValue } from "clsx";
import { classConflicts } from "../source-rules/class-conflicts";

/** Replaces lib/base/cn.ts: throws for classes that override each other. */
export function cn(...inputs: ClassValue[]): string {
  const classes = clsx(inputs);
  const conflicts = classConflicts(classes);
  if (conflicts.length > 0) {
    throw new Error(`"${classes}" takes back ${conflicts.join(" ")}.`);
  }
  return classes;
}
