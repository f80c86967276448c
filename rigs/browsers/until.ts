import { poll } from "@/lib/base/poll";

/** Seconds that a busy machine may take for a page. */
const LONGEST_SECONDS = 90;

/** Waits until the work returns something. @throws Error that names what is missing */
export async function until<T>(what: string, work: () => Promise<T>): Promise<NonNullable<T>> {
  let found: T | undefined;
  const came = await poll(LONGEST_SECONDS, async () => {
    // A page that is being left has no document for a moment.
    found = await work().catch(() => undefined);
    return Boolean(found);
  });
  if (!came) throw new Error(`${what} is missing after ${LONGEST_SECONDS} s.`);
  return found as NonNullable<T>;
}
