import { Fragment, type CSSProperties } from "react";
import { longDate } from "@/lib/base/dates";
import type { BankDetails, UpiPayee } from "@/lib/shop/payment-methods/methods";
import { sentences } from "@/lib/shop/content/phrases";
import { formatRupees } from "@/lib/pricing/money";
import type { Say } from "@/lib/i18n/say";
import { Button, Gap, Lines, Paragraph, Section, SmallPrint, Subheading } from "./blocks";
import type { MailedOrder, OrderProps } from "./mailed-order";
import { look } from "./theme";

/** The Content-ID of the QR code, which is attached to the email: mail programs show no data: images. */
export const QR_CID = "upi-qr@order";

/** Explains how to pay the rest of an order; empty when nothing is due, or payment is arranged with the order. */
export function HowToPaySection({ order, shop: { say } }: OrderProps) {
  const { payment, orderId } = order;
  const { upi, bank } = order.ways;
  const isArranged = payment.method === null && !upi && !bank;
  if (payment.outstandingPaise <= 0 || isArranged) return null;
  return (
    <Section>
      <Subheading>{say("How to pay")}</Subheading>
      <Paragraph>{requestText(order, say)}</Paragraph>
      {payment.method === "upi" && !upi && bank && (
        <Paragraph>{say("This is more than banks let you pay by UPI at once.")}</Paragraph>
      )}
      {upi && <ByUpi upi={upi} say={say} />}
      {bank && <ByBank bank={bank} reference={orderId} say={say} />}
    </Section>
  );
}

function requestText({ payment, ways }: MailedOrder, say: Say): string {
  const { method, outstandingPaise, dueOn } = payment;
  const amount = formatRupees(outstandingPaise);
  const isTold = Boolean(ways.upi || ways.bank);
  if (method === "cod") {
    return sentences(
      say("You pay {amount} in cash when the goods arrive.", { amount }),
      isTold ? say("You can also pay before.") : "",
    );
  }
  return sentences(
    dueOn
      ? say("Please pay {amount} by {day}.", { amount, day: longDate(dueOn, say.language) })
      : say("Please pay {amount}.", { amount }),
    isTold ? "" : say("The page of your order leads to it."),
  );
}

function ByUpi({ upi, say }: { upi: UpiPayee & { link: string }; say: Say }) {
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
        alt={say("QR code to pay {payee} by UPI", { payee: upi.payee })}
        width={200}
        height={200}
        fetchPriority="low"
        {...look({ line: "rule" }, style)}
      />
      <Gap height={12} />
      <Paragraph>
        {say.parts("Scan the code with any UPI app, or pay to the UPI ID {id}.", {
          id: <strong>{upi.vpa}</strong>,
        })}
      </Paragraph>
      <Button href={upi.link}>{say("Open your UPI app")}</Button>
    </>
  );
}

interface ByBankProps {
  bank: BankDetails;
  reference: string;
  say: Say;
}

function ByBank({ bank, reference, say }: ByBankProps) {
  const rows = [
    [say("Account holder"), bank.accountName],
    [say("Account number"), bank.accountNumber],
    [say("IFSC"), bank.ifsc],
    [say("Bank"), bank.bankName],
    [say("Reference"), reference],
  ].filter(([, value]) => value !== "");
  return (
    <>
      <Paragraph>{say("By bank transfer (NEFT, RTGS or IMPS):")}</Paragraph>
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
        {say("Please give the reference, so that we know whose payment it is.")}
      </SmallPrint>
    </>
  );
}
