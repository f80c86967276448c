"use client";

import { useAction } from "@/components/call/use-action";
import { momentText } from "@/components/format/dates";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface PaymentReminderProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "user">;
  remindedAt: string | null;
  onReminded: () => void;
}

/** Mails the customer what is to be paid and how; the shop does so once in a day at most. */
export function PaymentReminder({ order, remindedAt, onReminded }: PaymentReminderProps) {
  const { busy, run } = useAction({
    title: "Not Reminded",
    text: "The reminder could not be sent. Please try again.",
  });

  async function remind() {
    await call("POST /admin/orders/{id}/payment-reminder", { params: { id: order._id } });
    toast({ title: "Reminder Sent", description: `We mail ${order.user.email} how to pay.` });
    onReminded();
  }

  return (
    <>
      <Button variant="outline" aria-disabled={busy} onClick={() => void run(remind)}>
        {busy && <Spinner />} Send Reminder
      </Button>
      {remindedAt && (
        <p className="text-sm text-muted-foreground">
          Reminded on <span className="tabular">{momentText(new Date(remindedAt))}</span>
        </p>
      )}
    </>
  );
}
