import "server-only";
import type { Answer } from "./handler";

/** Sends the browser on to `location`. */
export function redirectAnswer(location: string, cookies: string[] = []): Answer<undefined> {
  return { body: undefined, headers: { Location: location }, cookies };
}
