import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import { z } from "@/lib/base/input/zod";
import { cookieLine, hostCookieName } from "@/lib/session/cookies";

/** What became of a form, for the page to which it returns. A cookie holds it, so that no link can make a page say it. */

const outcomeSchema = z.object({
  /** The path of the page that says it. */
  page: z.string(),
  isDone: z.boolean(),
  text: z.string(),
});

export type FormOutcome = z.output<typeof outcomeSchema>;

const SECONDS = 30;
const MAX_CHARACTERS = 500;

export const outcomeCookieName = () => hostCookieName("form-outcome");

export function outcomeCookie({ text, ...outcome }: FormOutcome): string {
  const json = JSON.stringify({ ...outcome, text: cutText(text, MAX_CHARACTERS) });
  const value = Buffer.from(json).toString("base64url");
  return cookieLine(outcomeCookieName(), value, { maxAgeSeconds: SECONDS, httpOnly: true });
}

/** Null for another page's, and for what is none. */
export function readOutcome(cookie: string | undefined, page: string): FormOutcome | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(cookie ?? "", "base64url").toString());
    const outcome = outcomeSchema.parse(json);
    return outcome.page === page ? outcome : null;
  } catch {
    return null;
  }
}
