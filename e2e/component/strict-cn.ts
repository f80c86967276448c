import { clsx, type ClassValue } from "clsx";
import { classConflicts } from "../source-rules/class-conflicts";

/** In place of lib/base/cn.ts: refuses classes of which one takes another back. */
export function cn(...inputs: ClassValue[]): string {
  const classes = clsx(inputs);
  const conflicts = classConflicts(classes);
  if (conflicts.length > 0) {
    throw new Error(`"${classes}" takes back ${conflicts.join(" ")}.`);
  }
  return classes;
}
