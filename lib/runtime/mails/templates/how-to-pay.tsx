import { Fragment, type CSSProperties } from "react";
import { longDate } from "@/lib/base/dates";
import type { HowToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { BankDetails, UpiPayee } from "@/lib/shop/payment-methods/methods";
import { sentences } from "@/lib/shop/content/phrases";
import { duePart } from "@/lib/orders/due/due-text";
import { formatRupees } from "@/lib/pricing/money";
import type { Translate } from "@/lib/i18n/translate";
import { Button, Gap, Lines, Paragraph, Section, SmallPrint, Subheading } from "./blocks";
import type { MailedOrder, OrderProps } from "./mailed-order";
import { look } from "./theme";

/** The Content-ID of the QR code, which is attached to the email: mail programs show no data: images. */
export const QR_CID = "upi-qr@order";

/** Explains how to pay the rest of an order; empty when nothing is due, or payment is arranged with the order. */
export function HowToPaySection({ order, shop: { t } }: OrderProps) {
  const { payment, orderId } = order;
  const { upi, bank } = order.ways;
  const isArranged = payment.method === null && !upi && !bank;
  if (payment.outstandingPaise <= 0 || isArranged) return null;
  return (
    <Section>
      <Subheading>{t("How to pay")}</Subheading>
      <Paragraph>{requestText(order, t)}</Paragraph>
      <DueParts order={order} t={t} />
      {payment.method === "upi" && !upi && bank && (
        <Paragraph>{t("This is more than banks let you pay by UPI at once.")}</Paragraph>
      )}
      <PaymentMethods ways={order.ways} reference={orderId} t={t} />
    </Section>
  );
}

interface PaymentMethodsProps {
  ways: HowToPay;
  /** Reference for the customer's payment. */
  reference: string;
  t: Translate;
}

export function PaymentMethods({ ways: { upi, bank }, reference, t }: PaymentMethodsProps) {
  return (
    <>
      {upi && <ByUpi upi={upi} t={t} />}
      {bank && <ByBank bank={bank} reference={reference} t={t} />}
    </>
  );
}

/** Unpaid parts; a single one with a day is in the request itself. */
function DueParts({ order, t }: { order: MailedOrder; t: Translate }) {
  const parts = listUnpaid(order);
  const [only] = parts;
  if (!only || (parts.length === 1 && (only.by !== null || only.rule === null))) return null;
  return (
    <Paragraph>
      <Lines>
        {parts.map(({ amountPaise, paidPaise, ...part }) => (
          <Fragment key={`${part.what} ${part.by}`}>
            {duePart(part, t)}: <strong>{formatRupees(amountPaise - paidPaise)}</strong>
          </Fragment>
        ))}
      </Lines>
    </Paragraph>
  );
}

const listUnpaid = ({ due }: MailedOrder) => due.filter(({ state }) => state !== "paid");

function requestText(order: MailedOrder, t: Translate): string {
  const { payment, ways } = order;
  const { method, outstandingPaise } = payment;
  const dueOn = listUnpaid(order).length > 1 ? null : payment.dueOn;
  const amount = formatRupees(outstandingPaise);
  const isTold = Boolean(ways.upi || ways.bank);
  if (method === "cod") {
    return sentences(
      t("You pay {amount} in cash when the goods arrive.", { amount }),
      isTold ? t("You can also pay before.") : "",
    );
  }
  return sentences(
    dueOn
      ? t("Please pay {amount} by {day}.", { amount, day: longDate(dueOn, t.language) })
      : t("Please pay {amount}.", { amount }),
    isTold ? "" : t("The page of your order leads to it."),
  );
}

function ByUpi({ upi, t }: { upi: UpiPayee & { link: string }; t: Translate }) {
  // White around the code in the dark theme, too: scanners need dark on light.
  const style: CSSProperties = {
    display: "block",
    backgroundColor: "#ffffff",
    border: "1px solid",
    borderRadius: "4px",
  };
  return (
    <>
      <img
        src={`cid:${QR_CID}`}
        alt={t("QR code to pay {payee} by UPI", { payee: upi.payee })}
        width={200}
        height={200}
        fetchPriority="low"
        {...look({ line: "rule" }, style)}
      />
      <Gap height={12} />
      <Paragraph>
        {t.parts("Scan the code with any UPI app, or pay to the UPI ID {id}.", {
          id: <strong>{upi.vpa}</strong>,
        })}
      </Paragraph>
      <Button href={upi.link}>{t("Open your UPI app")}</Button>
    </>
  );
}

interface ByBankProps {
  bank: BankDetails;
  reference: string;
  t: Translate;
}

function ByBank({ bank, reference, t }: ByBankProps) {
  const rows = [
    [t("Account holder"), bank.accountName],
    [t("Account number"), bank.accountNumber],
    [t("IFSC"), bank.ifsc],
    [t("Bank"), bank.bankName],
    [t("Reference"), reference],
  ].filter(([, value]) => value !== "");
  return (
    <>
      <Paragraph>{t("By bank transfer (NEFT, RTGS or IMPS):")}</Paragraph>
      <Paragraph>
        <Lines>
          {rows.map(([name, value]) => (
            <Fragment key={name}>
              {name}: <strong>{value}</strong>
            </Fragment>
          ))}
        </Lines>
      </Paragraph>
      <SmallPrint>
        {t("Please give the reference, so that we know whose payment it is.")}
      </SmallPrint>
    </>
  );
}
