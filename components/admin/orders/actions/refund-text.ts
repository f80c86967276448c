import type { RefundAnswer } from "@/lib/fulfilment/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";

/** What became of a refund, as a note. */
export function refundText({ state, amount, failure }: RefundAnswer) {
  const rupees = formatRupees(toPaise(amount));
  if (state === "under_way") {
    const description = `Razorpay has not answered yet. ${rupees} is refunded once it does.`;
    return { title: "Refund Under Way", description };
  }
  if (state === "failed") {
    const description = failure ?? "Razorpay refused it.";
    return { title: "Not Refunded", description, destructive: true };
  }
  return { title: "Refunded", description: `${rupees} went back. The customer is told by email.` };
}
