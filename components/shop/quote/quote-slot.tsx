"use client";

import { createFormSlot } from "@/components/shared/form-slot/form-slot";
import { Skeleton } from "@/components/ui/skeleton";
import { currentSession } from "@/lib/client/session";

/** The form for a price; it also shows what the address names, and the details of a customer. */
export const QuoteSlot = createFormSlot({
  place: "quote-form",
  load: () => import("./quote-view").then(({ QuoteView }) => QuoteView),
  isWanted: () => window.location.search !== "" || currentSession().state === "signed-in",
  waiting: <Skeleton className="h-160" />,
});
