import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { dayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import type { RefundAnswer } from "@/lib/fulfilment/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { MEANS_NAMES } from "@/lib/payments/kinds";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { emailText } from "../email-text";

interface CreditNotesDueProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "user">;
  refunds: readonly RefundAnswer[];
  /** Notes over goods of a return or claim whose IRN was cancelled. */
  voidNotes?: OrderActions["voidNotes"];
  /** Called when the page is out of date. */
  renew: () => Promise<void>;
}

interface DueNote {
  id: string;
  text: string;
  /** In rupees. */
  amount: number;
  mayIssue: boolean;
  button: string;
  /** Returns the number of the note. */
  issue: () => Promise<string>;
}

/** Credit notes to issue: for refunds from a gateway's dashboard, and in place of void ones; each with its button. */
export function CreditNotesDue({ order, refunds, voidNotes = [], renew }: CreditNotesDueProps) {
  const [requested, setRequested] = useState<DueNote | null>(null);
  const mayRefund = useMay("refunds.write");
  const mayReturn = useMay("returns.write");
  const due: DueNote[] = [
    ...refunds
      .filter(({ creditDue }) => creditDue > 0)
      .map((refund) => ({
        id: refund._id,
        text: refundText(refund),
        amount: refund.creditDue,
        mayIssue: mayRefund,
        button: "Issue Credit Note",
        issue: async () => {
          const params = { id: order._id, refund: refund._id };
          const name = "POST /admin/orders/{id}/refunds/{refund}/credit-note";
          return (await call(name, { params })).creditNote?.number ?? "";
        },
      })),
    ...voidNotes.map(({ _id, number, total }) => ({
      id: _id,
      text: `Credit note ${number} over goods is void: its ${rupees(total)} is charged again until it is issued again.`,
      amount: total,
      mayIssue: mayReturn,
      button: "Issue Again",
      issue: async () => {
        const params = { id: order._id, note: _id };
        return (await call("POST /admin/orders/{id}/credit-notes/{note}/again", { params })).number;
      },
    })),
  ];
  return (
    <>
      {due.map((note) => (
        <Notice key={note.id} className="mt-4">
          <p>{note.text}</p>
          {note.mayIssue && (
            <Button className="mt-3" onClick={() => setRequested(note)}>
              {note.button}
            </Button>
          )}
        </Notice>
      ))}
      {requested && (
        <IssueCreditNote
          order={order}
          due={requested}
          renew={renew}
          onClose={() => setRequested(null)}
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

interface IssueCreditNoteProps extends Pick<CreditNotesDueProps, "order" | "renew"> {
  due: DueNote;
  onClose: () => void;
}

function IssueCreditNote({ order, due, renew, onClose }: IssueCreditNoteProps) {
  const confirmation = emailText(order, "The customer is told by email.");
  async function issue() {
    try {
      const description = `${await due.issue()} of order ${order.orderId}. ${confirmation}`;
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
      title={`Issue a credit note of ${rupees(due.amount)}?`}
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
