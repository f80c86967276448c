import { useMemo, useState } from "react";
import { planAsked } from "@/lib/catalogue/sizes/plan-asked";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import type { AskedSize } from "@/lib/catalogue/sizes/size-link";

/** The model of the last valid size, so that it stays while the user types. */
export function usePlan(style: Style, asked: AskedSize) {
  const [plan, setPlan] = useState(() => planAsked(style, asked));
  const next = useMemo(() => planAsked(style, asked), [style, asked]);
  if (next && next !== plan) setPlan(next);
  return next ?? plan;
}
