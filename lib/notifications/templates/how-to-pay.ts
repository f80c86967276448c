import { longDate } from "@/lib/base/dates";
import type { BankDetails } from "@/lib/shop/payment-methods/payment-rules";
import { formatRupees } from "@/lib/pricing/money";
import { html, type Html } from "../html";
import { wrap } from "../plain-text";
import { button, gap, lines, paragraph, smallPrint } from "./blocks";
import { look } from "./look";
import type { MailedOrder } from "./order";
import type { NewsPart } from "./order-news";

/** The Content-ID of the QR code, which the mail carries: readers show no picture that stands in it as text. */
export const QR_CID = "upi-qr@order";

const TITLE = "How to pay";

/** How the rest of an order is paid; null where nothing is, or it is arranged with the order. */
export function payPart(order: MailedOrder): NewsPart | null {
  const { payment, ways } = order;
  const isArranged = payment.method === null && !ways.upi && !ways.bank;
  if (payment.outstandingPaise <= 0 || isArranged) return null;
  const words = askOf(order);
  return {
    title: TITLE,
    html: [paragraph(words), ...upiBlocks(order), ...bankBlocks(order)],
    text: [wrap(words), ...upiText(order), ...bankText(order)].join("\n\n"),
  };
}

function askOf({ payment: { method, outstandingPaise, dueOn }, ways }: MailedOrder): string {
  const amount = formatRupees(outstandingPaise);
  if (method === "cod") {
    const before = ways.upi || ways.bank ? " You can also pay before." : "";
    return `You pay ${amount} in cash when the goods arrive.${before}`;
  }
  const by = dueOn ? ` by ${longDate(dueOn)}` : "";
  const place = ways.upi || ways.bank ? "" : " The page of your order leads to it.";
  return `Please pay ${amount}${by}.${place}`;
}

/** White around it in the dark theme, too: scanners want dark on light. */
function upiBlocks({ ways: { upi } }: MailedOrder): Html[] {
  if (!upi) return [];
  const css = "display:block;background-color:#ffffff;border:1px solid;border-radius:4px";
  return [
    html`<img
      src="cid:${QR_CID}"
      width="200"
      height="200"
      alt="QR code to pay ${upi.payee} by UPI"
      ${look({ line: "rule", css })}
    />`,
    gap(12),
    paragraph(
      html`Scan the code with any UPI app, or pay to the UPI ID <strong>${upi.vpa}</strong>.`,
    ),
    button(upi.link, "Open your UPI app"),
  ];
}

function upiText({ ways: { upi } }: MailedOrder): string[] {
  return upi ? [`By UPI to ${upi.vpa} (${upi.payee}):\n${upi.link}`] : [];
}

function bankRows({ orderId, ways: { bank } }: MailedOrder): [string, string][] {
  if (!bank) return [];
  return [...accountRows(bank), ["Reference", orderId]];
}

function accountRows({ accountName, accountNumber, ifsc, bankName }: BankDetails) {
  const rows: [string, string][] = [
    ["Account holder", accountName],
    ["Account number", accountNumber],
    ["IFSC", ifsc],
    ["Bank", bankName],
  ];
  return rows.filter(([, value]) => value !== "");
}

function bankBlocks(order: MailedOrder): Html[] {
  const rows = bankRows(order);
  if (rows.length === 0) return [];
  return [
    paragraph("By bank transfer (NEFT, RTGS or IMPS):"),
    paragraph(lines(rows.map(([name, value]) => html`${name}: <strong>${value}</strong>`))),
    smallPrint("Please give the reference, so that we know whose payment it is."),
  ];
}

function bankText(order: MailedOrder): string[] {
  const rows = bankRows(order);
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const written = rows.map(([name, value]) => `${`${name}:`.padEnd(width)} ${value}`);
  return [`By bank transfer (NEFT, RTGS or IMPS):\n${written.join("\n")}`];
}
