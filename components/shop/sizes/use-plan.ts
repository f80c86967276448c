import { useMemo, useState } from "react";
import { planRequested } from "@/lib/catalogue/sizes/plan-requested";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import type { RequestedSize } from "@/lib/catalogue/sizes/size-link";

/** The model of the last valid size, so that it stays while the user types. */
export function usePlan(style: Style, requested: RequestedSize) {
  const [plan, setPlan] = useState(() => planRequested(style, requested));
  const next = useMemo(() => planRequested(style, requested), [style, requested]);
  if (next && next !== plan) setPlan(next);
  return next ?? plan;
}
