import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** Emails the customer what to pay and how; the shop allows at most one reminder a day. */
export function usePaymentReminder(
  { _id: id, user }: Pick<OrderAnswer, "_id" | "user">,
  onReminded: () => Promise<unknown>,
) {
  const { busy, run } = useAction({
    title: "Not Reminded",
    text: "The reminder could not be sent. Please try again.",
  });

  async function send() {
    await call("POST /admin/orders/{id}/payment-reminder", { params: { id } });
    await onReminded();
    toast({
      title: "Reminder Sent",
      description: `We mail ${user.email ?? user.name} how to pay.`,
    });
  }

  return { busy, remind: () => void run(send) };
}
