import { vi } from "vitest";
import { forgetProcessWide } from "@/lib/base/process-wide";

/**
 * Makes the program's modules load again as in a new process, whatever tests ran before. Packages are not reloaded,
 * because they take the longest to load. Returns a function that restores the current environment and the clock.
 */
export function beginAnew(): () => void {
  const environment = { ...process.env };
  forgetProcessWide();
  vi.resetModules();
  return () => {
    vi.useRealTimers();
    for (const name of Object.keys(process.env)) {
      if (!(name in environment)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, environment);
  };
}
