import { vi } from "vitest";
import { forgetProcessWide } from "@/lib/base/process-wide";

/**
 * From here on the program is loaded as into a process that has just begun, however many tests ran there
 * before. Packages stay as they are: they take the longest to load. Answers what puts the environment
 * back as it is now.
 */
export function beginAnew(): () => void {
  const environment = { ...process.env };
  forgetProcessWide();
  vi.resetModules();
  return () => {
    for (const name of Object.keys(process.env)) {
      if (!(name in environment)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, environment);
  };
}
