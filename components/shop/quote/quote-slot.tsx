"use client";

import { createFormSlot } from "@/components/shared/form-slot/form-slot";
import { Skeleton } from "@/components/ui/skeleton";
import { currentSession } from "@/lib/client/session";

/** The slot of the price request form, which also shows fields from the URL and a customer's details. */
export const QuoteSlot = createFormSlot({
  place: "quote-form",
  load: () => import("./quote-view").then(({ QuoteView }) => QuoteView),
  isWanted: () => window.location.search !== "" || currentSession().state === "signed-in",
  waiting: <Skeleton className="h-160" />,
});
