import type { ToastOptions } from "@/components/ui/toast";
import type { ReturnMade } from "@/lib/fulfilment/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { refundText } from "./refund-text";

/** What came back and what became of its money, as one note: of two, the box on the page would show the second alone. */
export function returnText(
  { return: { value }, refund }: ReturnMade,
  orderId: string,
): ToastOptions {
  const cameBack = `${formatRupees(toPaise(value))} of ${orderId} came back.`;
  if (!refund) return { title: "Return Recorded", description: cameBack };
  const { title, description, destructive = false } = refundText(refund);
  return {
    title: `Return Recorded, ${title}`,
    description: `${cameBack} ${description}`,
    destructive,
  };
}
