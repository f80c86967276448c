import { clsx, type ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/** Class names in one string; of two that set the same property the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
