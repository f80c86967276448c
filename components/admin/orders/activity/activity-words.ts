import type { ComponentProps } from "react";
import type { Badge } from "@/components/ui/badge";
import type { ActivityEntry } from "@/lib/fulfilment/activity/schemas";
import { changeText } from "@/lib/orders/view/corrected-text";
import { MEANS_NAMES, type PaymentKind, type PaymentMeans } from "@/lib/payments/kinds";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { mailName, reasonText } from "../../system/job-text";

interface ActivityWords {
  title: string;
  text?: string | null;
  badge?: undefined | { text: string; variant: ComponentProps<typeof Badge>["variant"] };
}

const MAIL_STATES: Record<string, NonNullable<ActivityWords["badge"]>> = {
  queued: { text: "Waiting", variant: "outline" },
  retrying: { text: "Will be tried again", variant: "marigold" },
  failed: { text: "Failed", variant: "signal" },
};

const PAYMENTS: Record<PaymentKind, string> = {
  receipt: "Payment received",
  refund: "Paid back",
  reversal: "Payment taken back",
};

const DOCUMENTS: Record<string, string> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt_voucher: "Receipt voucher",
  refund_voucher: "Refund voucher",
  proforma: "Proforma",
};

const whatsappBadge = (state: string | null) =>
  state === null ? undefined : { text: `WhatsApp: ${state}`, variant: "outline" as const };

const money = (amount: number | null) => formatRupees(toPaise(amount ?? 0));

/** Texts of an entry for staff. */
export function activityWords(entry: ActivityEntry): ActivityWords {
  const { kind, what, text, amount, state, changes } = entry;
  if (changes) {
    return { title: "Corrected", text: changes.map((change) => changeText(change)).join("\n") };
  }
  switch (kind) {
    case "status":
      return { title: state ? `Stepped back from ${state} to ${what}` : (what ?? ""), text };
    case "change":
      return { title: what ?? "", text };
    case "note":
      return { title: "Note of the shop", text };
    case "message":
      return messageWords(entry);
    case "reply":
      return { title: "Answer of the shop", text, badge: whatsappBadge(state) };
    case "mail":
      return mailWords(entry);
    case "payment":
      return {
        title: `${PAYMENTS[what as PaymentKind]}, ${money(amount)} by ${MEANS_NAMES[state as PaymentMeans]}`,
        text,
      };
    case "dispatch":
      return {
        title: "Dispatched",
        text: what && (text ? `${what}, tracking number ${text}` : what),
      };
    case "document":
      return { title: `${DOCUMENTS[what ?? ""] ?? what} ${text}` };
    case "return":
      return { title: `Goods came back, ${money(amount)}`, text };
  }
}

/** Without a state the message is from the shop. */
function messageWords({ text, state }: ActivityEntry): ActivityWords {
  if (state === null) return { title: "Message to the customer", text };
  const badge = state === "new" && ({ text: "Waiting", variant: "marigold" } as const);
  return { title: "Message of the customer", text, ...(badge && { badge }) };
}

function mailWords({ what, text, state }: ActivityEntry): ActivityWords {
  const badge = MAIL_STATES[state ?? ""];
  return {
    title: `Email: ${mailName(what ?? "")}`,
    ...(text && { text: reasonText({ queue: "mail", reason: text }) }),
    ...(badge && { badge }),
  };
}
