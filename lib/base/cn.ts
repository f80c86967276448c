import { clsx, type ClassValue } from "clsx";

/**
 * Class names in one string. No two of them may set the same property: what others may dress differently
 * has a class of app/components.css, below all utilities, and tests refuse the rest (e2e/source-rules/class-conflicts.ts).
 */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
