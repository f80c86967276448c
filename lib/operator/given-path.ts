import "server-only";
import path from "node:path";

/** A path as the operator means it: npm itself changes to the shop's folder before a command runs. */
export function givenPath(text: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), text);
}
