"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { toPaise } from "@/lib/pricing/money";

interface KnownCredit {
  /** Null for whoever may not buy on account, or where that cannot be known. */
  credit: Credit | null;
  /** The answer is still to come. */
  isReading: boolean;
}

/** What one may buy on account; asked for where the shop offers that, by whoever is signed in. */
export function useCredit(isOffered: boolean): KnownCredit {
  const session = useSession();
  const sub = isOffered && session.state === "signed-in" ? session.claims.sub : null;
  const [known, setKnown] = useState<{ sub: string; credit: Credit | null } | null>(null);

  useEffect(() => {
    if (sub === null) return;
    const controller = new AbortController();
    const load = async () => {
      const { credit } = await call("GET /auth/me/credit", { signal: controller.signal });
      return credit && inPaise(credit);
    };
    const learn = async () => {
      // Without an answer the other ways to pay are as good as before.
      const credit = await load().catch(() => null);
      if (!controller.signal.aborted) setKnown({ sub, credit });
    };
    void learn();
    return () => controller.abort();
  }, [sub]);

  const isKnown = known?.sub === sub;
  return {
    credit: isKnown ? known.credit : null,
    isReading: isOffered && session.state !== "signed-out" && !isKnown,
  };
}

const inPaise = ({ days, limit, open }: { days: number; limit: number; open: number }): Credit => ({
  days,
  limitPaise: toPaise(limit),
  openPaise: toPaise(open),
});
