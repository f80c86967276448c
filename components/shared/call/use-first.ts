import { use, useEffect } from "react";
import type { First } from "@/lib/api/call";
import { useSession } from "@/lib/client/session";

const used = new WeakSet<First<unknown>>();

/**
 * What the server has read for the first load of this page, for `first` of `useLoad`. Null after the first rendering: a
 * page that comes back from the history must not show what it showed then. Null also where the stored token is not of
 * the account whose cookie came with the request.
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
