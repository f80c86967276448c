"use client";

import { momentText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { usePaymentReminder } from "./use-payment-reminder";

interface PaymentReminderProps {
  order: Pick<OrderAnswer, "_id" | "user">;
  remindedAt: string | null;
  onReminded: () => Promise<void>;
}

/** The button that reminds, and when it last did. */
export function PaymentReminder({ order, remindedAt, onReminded }: PaymentReminderProps) {
  const { busy, remind } = usePaymentReminder(order, onReminded);

  return (
    <>
      <Button variant="outline" aria-disabled={busy} onClick={remind}>
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
