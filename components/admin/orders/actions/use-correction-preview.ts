import { type Load, useLoad } from "@/components/shared/call/use-load";
import { usePaused } from "@/components/shared/call/use-paused";
import { call } from "@/lib/client/api";
import type { CorrectionPreview } from "@/lib/fulfilment/corrections/schemas";
import type { ShippingWay } from "@/lib/db/generated/enums";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { AskedLine } from "./use-corrected-lines";

interface Asked {
  lines?: AskedLine[];
  shippingWay?: ShippingWay;
}

/** A dry run needs a reason too, which nobody reads. */
const REASON = "Tried out";

async function loadPreview(
  question: string,
  signal: AbortSignal,
): Promise<CorrectionPreview | null> {
  if (question === "") return null;
  const { id, ...body } = JSON.parse(question) as Asked & { id: string; updatedAt: string };
  const answered = await call("PATCH /admin/orders/{id}", {
    params: { id },
    query: { dryRun: "1" },
    body: { ...body, reason: REASON },
    signal,
  });
  return "before" in answered ? answered : null;
}

/** What a correction would come to, at each change of it; null asks nothing. */
export function useCorrectionPreview(
  { _id: id, updatedAt }: OrderAnswer,
  asked: Asked | null,
): Load<CorrectionPreview | null> {
  const text = asked ? JSON.stringify({ ...asked, id, updatedAt }) : "";
  const paused = usePaused(text);
  const load = useLoad({ load: loadPreview, question: paused });
  return { ...load, isCurrent: load.isCurrent && paused === text };
}
