import "server-only";
import type { Answer } from "./handler";

export function redirectAnswer(location: string, cookies: string[] = []): Answer<undefined> {
  return { body: undefined, headers: { Location: location }, cookies };
}
