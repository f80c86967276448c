import { Smartphone } from "lucide-react";
import { useCallback } from "react";
import { useTranslate } from "#words";
import { CopyButton } from "@/components/shared/call/copy-button";
import { useLoad } from "@/components/shared/call/use-load";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { duePart } from "@/lib/orders/due/due-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { PaymentInstructions } from "@/lib/payments/schemas";
import { formatDecimal, formatRupees, toPaise } from "@/lib/pricing/money";
import { isGateway } from "@/lib/shop/payment-methods/methods";
import { Fact } from "../../domain/order/fact";

interface HowToPayProps {
  orderNumber: string;
  /** Gives a guest access to the order. */
  orderKey: string | undefined;
  /** The parts of the payment with their due dates; shown if there are several, or one without a date. */
  parts?: OrderAnswer["due"];
  /** Rupees paid beyond the charge. */
  owed: number;
  first?: PaymentInstructions | null;
}

/** How much of an order is paid, and how to pay the rest: with QR code, link and bank account. */
export function HowToPay(props: HowToPayProps) {
  const { orderNumber, orderKey, first } = props;
  const t = useTranslate();
  const load = useCallback(
    (id: string, signal: AbortSignal) =>
      call("GET /orders/{id}/payment", {
        params: { id },
        query: orderKey ? { key: orderKey } : {},
        signal,
      }),
    [orderKey],
  );
  const { value, error, reload } = useLoad({ load, question: orderNumber, first });
  return (
    <>
      {value && <PaymentDetails {...props} payment={value} />}
      {!value && error && (
        <>
          <p className="mb-4">{t("The payment details could not be loaded.")}</p>
          <Button variant="outline" onClick={reload}>
            {t("Try again")}
          </Button>
        </>
      )}
      {!value && !error && <Skeleton className="h-40" />}
    </>
  );
}

function PaymentDetails({
  payment,
  orderNumber,
  orderKey,
  owed,
  parts = [],
}: HowToPayProps & { payment: PaymentInstructions }) {
  const t = useTranslate();
  const { due, method, upi, bank } = payment;
  return (
    <>
      <Sums payment={payment} owed={owed} />
      <DueParts parts={parts} />
      {due > 0 && method === "cod" && (
        <p className="mt-4 text-[0.9375rem]">
          {t("You pay in cash when the goods arrive.")}
          {(upi ?? bank) && ` ${t("You can also pay before:")}`}
        </p>
      )}
      {due > 0 && isGateway(method) && (
        <Button asChild size="lg" className="mt-5 w-full sm:w-auto">
          {/* A full page load instead of the router: see paths.pay. */}
          <a href={inLanguage(t.language, paths.pay(orderNumber, orderKey))}>
            {t("Pay {amount} now", { amount: formatRupees(toPaise(due)) })}
          </a>
        </Button>
      )}
      {due > 0 && method === null && !upi && !bank && (
        <p className="mt-4 text-[0.9375rem]">
          {t("Please pay as we agreed with you. Write or call us if you need our details.")}
        </p>
      )}
      {method === "upi" && !upi && bank && (
        <p className="mt-4 text-[0.9375rem]">
          {t("This is more than banks let you pay by UPI at once.")}
        </p>
      )}
      {upi && <PayByUpi upi={upi} />}
      {bank && <PayToBank bank={bank} payment={payment} />}
    </>
  );
}

function DueParts({ parts }: { parts: OrderAnswer["due"] }) {
  const t = useTranslate();
  const [only] = parts;
  if (!only || (parts.length === 1 && (only.by !== null || only.rule === null))) return null;
  return (
    <ul aria-label={t("Payment")} className="mt-4 divide-y text-[0.9375rem]">
      {parts.map(({ state, amount, ...part }, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span>
            {duePart(part, t)}
            {state === "overdue" && (
              <span className="font-semibold text-destructive"> {t("Overdue")}</span>
            )}
            {state === "paid" && <span className="text-muted-foreground"> {t("Paid")}</span>}
          </span>
          <span className="tabular">
            <Rupees amount={amount} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SumsProps extends Pick<HowToPayProps, "owed"> {
  payment: PaymentInstructions;
}

function Sums({ payment: { due, dueOn, paid, refunded }, owed }: SumsProps) {
  const t = useTranslate();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5 text-[0.9375rem] sm:grid-cols-4">
      {due > 0 && (
        <Fact name={t(paid > refunded ? "Still to be paid" : "To be paid")}>
          <span className="font-semibold">
            <Rupees amount={due} />
          </span>
        </Fact>
      )}
      {due > 0 && dueOn && <Fact name={t("By")}>{dayText(new Date(dueOn), t.language)}</Fact>}
      {paid > 0 && (
        <Fact name={t("Received")}>
          <Rupees amount={paid} />
        </Fact>
      )}
      {refunded > 0 && (
        <Fact name={t("Refunded")}>
          <Rupees amount={refunded} />
        </Fact>
      )}
      {owed > 0 && (
        <Fact name={t("We give back")}>
          <span className="font-semibold">
            <Rupees amount={owed} />
          </span>
        </Fact>
      )}
      {due === 0 && owed === 0 && paid > refunded && (
        <Fact name={t("Due")}>{t("Nothing. Thank you.")}</Fact>
      )}
    </dl>
  );
}

function PayByUpi({ upi }: { upi: NonNullable<PaymentInstructions["upi"]> }) {
  const t = useTranslate();
  return (
    <section
      aria-label={t("By UPI")}
      className="mt-5 grid gap-x-6 gap-y-4 border-t perforated pt-5 sm:grid-cols-[auto_1fr]"
    >
      {/* White in the dark theme, too: scanners need dark on light. */}
      <div className="mx-auto w-fit self-start rounded-md border bg-white p-1 max-sm:order-last">
        <img
          src={upi.qr}
          alt={t("QR code to pay {payee} by UPI", { payee: upi.payee })}
          width={208}
          height={208}
        />
      </div>
      <div className="min-w-0">
        <h3 className="mb-1 font-semibold">{t("Pay by UPI")}</h3>
        <p className="text-sm text-muted-foreground">
          {t("Scan the code with any UPI app. Amount and order number are filled in.")}
        </p>
        <Button asChild className="mt-4 w-full lg:hidden">
          <a href={upi.link}>
            <Smartphone aria-hidden /> {t("Open your UPI app")}
          </a>
        </Button>
        <Copied name="UPI ID" value={upi.id} />
      </div>
    </section>
  );
}

interface PayToBankProps {
  bank: NonNullable<PaymentInstructions["bank"]>;
  payment: PaymentInstructions;
}

function PayToBank({ bank, payment: { due, reference } }: PayToBankProps) {
  const t = useTranslate();
  return (
    <section aria-label={t("By bank transfer")} className="mt-5 border-t perforated pt-5">
      <h3 className="mb-1 font-semibold">{t("Pay by bank transfer")}</h3>
      <p className="text-sm text-muted-foreground">
        {t("By NEFT, RTGS or IMPS. Give the reference, so that we know whose payment it is.")}
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        <Copied name="Account holder" value={bank.accountName} />
        <Copied name="Account number" value={bank.accountNumber} />
        <Copied name="IFSC" value={bank.ifsc} />
        {bank.bankName && <Copied name="Bank" value={bank.bankName} />}
        <Copied name="Amount in rupees" value={formatDecimal(toPaise(due))} />
        <Copied name="Reference" value={reference} />
      </div>
    </section>
  );
}

function Copied({ name: label, value }: { name: string; value: string }) {
  const t = useTranslate();
  const name = t(label);
  return (
    <div className="mt-3 flex items-end justify-between gap-3">
      <dl className="min-w-0">
        <Fact name={name}>
          <span className="font-semibold break-words tabular">{value}</span>
        </Fact>
      </dl>
      <CopyButton text={value} what={name}>
        {t("Copy")}
      </CopyButton>
    </div>
  );
}
