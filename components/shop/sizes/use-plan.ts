import { useMemo, useState } from "react";
import { planRequested } from "@/lib/catalogue/sizes/plan-requested";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import type { RequestedSize } from "@/lib/catalogue/sizes/size-link";

/** The model of the last valid size, so that it stays while the user types. */
export function usePlan(style: Style, asked: RequestedSize) {
  const [plan, setPlan] = useState(() => planRequested(style, asked));
  const next = useMemo(() => planRequested(style, asked), [style, asked]);
  if (next && next !== plan) setPlan(next);
  return next ?? plan;
}
