import { type Load, useLoad } from "@/components/shared/call/use-load";
import { usePaused } from "@/components/shared/call/use-paused";
import { ApiError, call } from "@/lib/client/api";
import type { CorrectionBody } from "@/lib/client/checkout/correction";
import type { CorrectionPreview } from "@/lib/fulfilment/corrections/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** A placeholder, because a dry run requires a reason too. */
export const TRIED_OUT = "Tried out";

type Corrected = Pick<OrderAnswer, "_id" | "updatedAt">;

/** Runs a correction as a dry run. */
export async function tryCorrection(
  { _id: id, updatedAt }: Corrected,
  asked: CorrectionBody,
  signal?: AbortSignal,
): Promise<CorrectionPreview> {
  const answered = await call("PATCH /admin/orders/{id}", {
    params: { id },
    query: { dryRun: "1" },
    body: { ...asked, updatedAt },
    ...(signal && { signal }),
  });
  if ("before" in answered) return answered;
  throw new ApiError(0, {});
}

const loadPreview = async (question: string, signal: AbortSignal) => {
  if (question === "") return null;
  const { order, asked } = JSON.parse(question) as { order: Corrected; asked: CorrectionBody };
  return tryCorrection(order, asked, signal);
};

/**
 * Loads the result of a correction, after each change; null loads nothing. Nothing loads while the correction is
 * saved: the saved order has a newer `updatedAt`, so the dry run would be refused.
 */
export function useCorrectionPreview(
  { _id, updatedAt }: Corrected,
  asked: CorrectionBody | null | undefined,
  isSaving: boolean,
): Load<CorrectionPreview | null> {
  const text = asked ? JSON.stringify({ order: { _id, updatedAt }, asked }) : "";
  const paused = usePaused(text);
  const load = useLoad({ load: loadPreview, question: paused, isPaused: isSaving });
  return { ...load, isCurrent: load.isCurrent && paused === text };
}
