import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names into one string. No two of them may set the same property: a component that others may restyle
 * has a class of app/components.css, below all utilities, and tests refuse other conflicts
 * (e2e/source-rules/class-conflicts.ts).
 */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
