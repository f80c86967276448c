import { useState } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { dayText, momentText, shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Fact } from "@/components/domain/order/fact";
import { PaymentBadge } from "@/components/domain/order/payment-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/base/cn";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import type { RefundAnswer } from "@/lib/fulfilment/schemas";
import { inEnglish } from "@/lib/i18n/translate";
import { dueName, dueWhen } from "@/lib/orders/due/due-text";
import { isOverdue, unpaidAdvance } from "@/lib/orders/view/payment";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { MEANS_NAMES, type PaymentKind } from "@/lib/payments/kinds";
import type { LedgerAnswer, LedgerRowAnswer } from "@/lib/payments/schemas";
import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import { RecordPayment, TakeBackPayment } from "./record-payment";
import { usePaymentReminder } from "../use-payment-reminder";
import { CreditNotesDue } from "./credit-notes-due";

interface PaymentCardProps {
  order: OrderAnswer;
  ledger: LedgerAnswer;
  refunds: readonly RefundAnswer[];
  voidNotes: OrderActions["voidNotes"];
  /** Rupees to refund. */
  owed: number;
  /** Called when the page is out of date. */
  renew: () => Promise<void>;
}

export function PaymentCard({ order, ledger, refunds, voidNotes, owed, renew }: PaymentCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-heading">Payment</h2>
        <PaymentBadge payment={order.payment} />
      </div>
      <CreditNotesDue {...{ order, refunds, voidNotes, renew }} />
      <Ledger order={order} ledger={ledger} owed={owed} onChanged={renew} />
    </Card>
  );
}

interface LedgerProps {
  order: OrderAnswer;
  ledger: LedgerAnswer;
  owed: number;
  onChanged: () => Promise<void>;
}

function Ledger({ order, ledger, owed, onChanged }: LedgerProps) {
  const [isRecording, setRecording] = useState(false);
  const [mistake, setMistake] = useState<LedgerRowAnswer | null>(null);
  const { customer, payment, remindedAt, rows } = ledger;
  return (
    <>
      <Sums payment={payment} parts={listParts(order)} owed={owed} />
      {rows.length > 0 && <LedgerRows rows={rows} onTakeBack={setMistake} />}
      <div className="mt-4 flex flex-wrap items-center gap-3 border-t perforated pt-4">
        <Button variant="outline" onClick={() => setRecording(true)}>
          Record Payment
        </Button>
        {payment.due > 0 && (
          <PaymentReminder order={order} remindedAt={remindedAt} onReminded={onChanged} />
        )}
        {customer && (
          <Link href={staffPaths.customer(customer)} prefetch={false} className="text-link">
            Statement of account
          </Link>
        )}
      </div>
      {isRecording && (
        <RecordPayment
          order={{ ...order, payment }}
          proposed={unpaidAdvance(order) || payment.due}
          onClose={() => setRecording(false)}
          onRecorded={onChanged}
        />
      )}
      {mistake && (
        <TakeBackPayment
          order={order}
          row={mistake}
          onClose={() => setMistake(null)}
          onTakenBack={onChanged}
        />
      )}
    </>
  );
}

/** A single part with a due day adds nothing to the totals. */
const listParts = ({ due }: OrderAnswer) =>
  due.length > 1 || due.some(({ by, rule }) => by === null && rule !== null) ? due : [];

interface SumsProps extends Pick<LedgerAnswer, "payment"> {
  /** The parts of the payment with their due days, if there are several. */
  parts: OrderAnswer["due"];
  owed: number;
}

function Sums({ payment, parts, owed }: SumsProps) {
  const { method, due, dueOn, paid, refunded } = payment;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-4">
      <Fact name="Way to pay">{method ? METHOD_NAMES[method] : "As arranged"}</Fact>
      <Fact name={owed > 0 ? "To refund" : "To be paid"}>
        <span className={cn("font-semibold", owed > 0 && "text-destructive")}>
          <Rupees amount={owed > 0 ? owed : due} />
        </span>
      </Fact>
      {parts.map(({ what, by, rule, amount, state }, index) => (
        <Fact key={index} name={dueName(what, inEnglish)}>
          <Rupees amount={amount} />
          {`, ${state === "paid" ? "paid" : dueWhen({ by, rule }, inEnglish) || "no day agreed"}`}
          {state === "overdue" && <span className="text-destructive">, overdue</span>}
        </Fact>
      ))}
      {due > 0 && dueOn && (
        <Fact name="Due">
          <span className={isOverdue(payment) ? "font-semibold text-destructive" : undefined}>
            {dayText(new Date(dueOn))}
          </span>
        </Fact>
      )}
      <Fact name="Received">
        <Rupees amount={paid} />
      </Fact>
      {refunded > 0 && (
        <Fact name="Paid back">
          <Rupees amount={refunded} />
        </Fact>
      )}
    </dl>
  );
}

interface PaymentReminderProps {
  order: Pick<OrderAnswer, "_id" | "user">;
  remindedAt: string | null;
  onReminded: () => Promise<void>;
}

function PaymentReminder({ order, remindedAt, onReminded }: PaymentReminderProps) {
  const { busy, remind } = usePaymentReminder(order, onReminded);

  if (order.user.email === null) return null;
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

const KIND_NAMES: Record<PaymentKind, string> = {
  receipt: "Received",
  refund: "Paid back",
  reversal: "Taken back",
};

interface LedgerRowsProps {
  rows: readonly LedgerRowAnswer[];
  onTakeBack: (row: LedgerRowAnswer) => void;
}

/** The ledger, oldest first. Rows are never removed: a corrected one is struck through with its reason. */
function LedgerRows({ rows, onTakeBack }: LedgerRowsProps) {
  return (
    <ul aria-label="Ledger" className="mt-4 divide-y border-t text-sm">
      {rows.map((row) => (
        <li key={row._id} className="flex items-start justify-between gap-3 py-2.5">
          <div className="min-w-0">
            <p className={cn(row.reversed && "text-muted-foreground line-through")}>
              <span className="font-semibold">
                {KIND_NAMES[row.kind]} <Rupees amount={row.amount} />
              </span>{" "}
              {row.kind !== "reversal" && `by ${MEANS_NAMES[row.means]}`}
              {row.reference && (
                <span className="[overflow-wrap:anywhere] tabular">, {row.reference}</span>
              )}
              {row.tds && `, section ${row.tds.section}, ${row.tds.quarter}`}
            </p>
            <p className="text-muted-foreground">
              <time dateTime={row.at} className="tabular">
                {shortDayText(new Date(row.at))}
              </time>
              , by {row.by}
              {row.reason && `: ${row.reason}`}
            </p>
          </div>
          {row.kind !== "reversal" && !row.reversed && row.providerId === null && (
            <Button variant="ghost" size="sm" onClick={() => onTakeBack(row)}>
              Take back
              <span className="sr-only">
                {" "}
                {KIND_NAMES[row.kind]} <Rupees amount={row.amount} />
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
