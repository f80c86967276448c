import { Fragment, type CSSProperties } from "react";
import { longDate } from "@/lib/base/dates";
import type { BankDetails, UpiPayee } from "@/lib/shop/payment-methods/methods";
import { formatRupees } from "@/lib/pricing/money";
import { Button, Gap, Lines, Paragraph, Section, SmallPrint, Subheading } from "./blocks";
import type { MailedOrder } from "./mailed-order";
import { look } from "./theme";

/** The Content-ID of the QR code, which is attached to the email: mail programs show no data: images. */
export const QR_CID = "upi-qr@order";

/** Explains how to pay the rest of an order; empty when nothing is due, or payment is arranged with the order. */
export function HowToPaySection({ order }: { order: MailedOrder }) {
  const { payment, orderId } = order;
  const { upi, bank } = order.ways;
  const isArranged = payment.method === null && !upi && !bank;
  if (payment.outstandingPaise <= 0 || isArranged) return null;
  return (
    <Section>
      <Subheading>How to pay</Subheading>
      <Paragraph>{requestText(order)}</Paragraph>
      {upi && <ByUpi upi={upi} />}
      {bank && <ByBank bank={bank} reference={orderId} />}
    </Section>
  );
}

function requestText({ payment: { method, outstandingPaise, dueOn }, ways }: MailedOrder): string {
  const amount = formatRupees(outstandingPaise);
  if (method === "cod") {
    const before = ways.upi || ways.bank ? " You can also pay before." : "";
    return `You pay ${amount} in cash when the goods arrive.${before}`;
  }
  const by = dueOn ? ` by ${longDate(dueOn)}` : "";
  const place = ways.upi || ways.bank ? "" : " The page of your order leads to it.";
  return `Please pay ${amount}${by}.${place}`;
}

function ByUpi({ upi }: { upi: UpiPayee & { link: string } }) {
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
        alt={`QR code to pay ${upi.payee} by UPI`}
        width={200}
        height={200}
        fetchPriority="low"
        {...look({ line: "rule" }, style)}
      />
      <Gap height={12} />
      <Paragraph>
        Scan the code with any UPI app, or pay to the UPI ID <strong>{upi.vpa}</strong>.
      </Paragraph>
      <Button href={upi.link}>Open your UPI app</Button>
    </>
  );
}

function ByBank({ bank, reference }: { bank: BankDetails; reference: string }) {
  const rows = [
    ["Account holder", bank.accountName],
    ["Account number", bank.accountNumber],
    ["IFSC", bank.ifsc],
    ["Bank", bank.bankName],
    ["Reference", reference],
  ].filter(([, value]) => value !== "");
  return (
    <>
      <Paragraph>By bank transfer (NEFT, RTGS or IMPS):</Paragraph>
      <Paragraph>
        <Lines>
          {rows.map(([name, value]) => (
            <Fragment key={name}>
              {name}: <strong>{value}</strong>
            </Fragment>
          ))}
        </Lines>
      </Paragraph>
      <SmallPrint>Please give the reference, so that we know whose payment it is.</SmallPrint>
    </>
  );
}
