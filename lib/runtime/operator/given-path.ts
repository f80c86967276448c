import "server-only";
import path from "node:path";

/** Resolves a path against the operator's folder, because npm changes to the shop's folder before a command runs. */
export function givenPath(text: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), text);
}
