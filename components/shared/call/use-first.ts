import { use, useEffect } from "react";
import type { First } from "@/lib/api/call";
import { useSession } from "@/lib/client/session";

const used = new WeakSet<First<unknown>>();

/**
 * The value that the server read for the first load of this page, for `first` of `useLoad`. Null after the
 * first render, because a page restored from the history must not show an old value. Null also if the
 * stored token belongs to another account than the cookie of the request.
 */
export function useFirst<T>(first: First<T> | undefined): T | null {
  const session = useSession();
  const answer = first && !used.has(first) ? use(first) : null;
  useEffect(() => {
    if (first) used.add(first);
  }, [first]);
  const isOwn = session.state === "signed-in" && session.claims.sub === answer?.sub;
  return answer && isOwn ? answer.value : null;
}
