import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { dayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { RefundAnswer } from "@/lib/fulfilment/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { MEANS_NAMES } from "@/lib/payments/kinds";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { emailText } from "../email-text";

interface CreditNotesDueProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "user">;
  refunds: readonly RefundAnswer[];
  /** Called when the page is out of date. */
  renew: () => Promise<void>;
}

/** Refunds from a gateway's dashboard that need a credit note, each with a button to issue it. */
export function CreditNotesDue({ order, refunds, renew }: CreditNotesDueProps) {
  const [requested, setAsked] = useState<RefundAnswer | null>(null);
  const mayRefund = useMay("refunds.write");
  const due = refunds.filter(({ creditDue }) => creditDue > 0);
  return (
    <>
      {due.map((refund) => (
        <Notice key={refund._id} className="mt-4">
          <p>{refundText(refund)}</p>
          {mayRefund && (
            <Button className="mt-3" onClick={() => setAsked(refund)}>
              Issue Credit Note
            </Button>
          )}
        </Notice>
      ))}
      {requested && (
        <IssueCreditNote
          order={order}
          refund={requested}
          renew={renew}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const rupees = (amount: number) => formatRupees(toPaise(amount));

function refundText({ amount, creditDue, at, means }: RefundAnswer): string {
  const confirmation = `${rupees(amount)} was refunded in ${MEANS_NAMES[means]}’s dashboard on ${dayText(new Date(at))}: a credit note is due.`;
  if (creditDue === amount) return confirmation;
  return `${confirmation} It can be of ${rupees(creditDue)} at most: the rest had been paid too much, was credited already or was paid again.`;
}

interface IssueCreditNoteProps extends Omit<CreditNotesDueProps, "refunds"> {
  refund: RefundAnswer;
  onClose: () => void;
}

function IssueCreditNote({ order, refund, renew, onClose }: IssueCreditNoteProps) {
  const confirmation = emailText(order, "The customer is told by email.");
  async function issue() {
    const params = { id: order._id, refund: refund._id };
    try {
      const created = await call("POST /admin/orders/{id}/refunds/{refund}/credit-note", {
        params,
      });
      const number = created.creditNote?.number ?? "";
      const description = `${number} of order ${order.orderId}. ${confirmation}`;
      await renew();
      return { title: "Credit Note Issued", description };
    } catch (error) {
      // Another user has issued it, or it is no longer due.
      void renew();
      throw error;
    }
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title={`Issue a credit note of ${rupees(refund.creditDue)}?`}
      confirm="Issue Credit Note"
      keep="Not Yet"
      tone="default"
      failure={{
        title: "Credit Note Not Issued",
        text: "The credit note could not be issued. Please try again.",
      }}
      action={issue}
    >
      It takes this amount off the order’s invoice, with the tax in it, under the next number of the
      year and with today’s date, and cannot be changed or taken back afterwards. {confirmation}
    </ConfirmAction>
  );
}
