import type { SettingDefinition } from "./setting-definition";

/** Payment methods and terms. */
export const PAYMENT_ROWS: readonly SettingDefinition[] = [
  {
    key: "paymentMethods",
    kind: "methods",
    hint: "What customers choose from at checkout. Save none to arrange payment with each order; before you save anything here, customers cannot order.",
  },
  {
    key: "paymentDays",
    hint: "From the order until its payment is due.",
    inputMode: "numeric",
  },
  {
    key: "holdOverdueDays",
    hint: "Customers with an invoice overdue for longer cannot order on account until it is paid. 0: never.",
    inputMode: "numeric",
  },
  {
    key: "upiDue",
    kind: "paidWhen",
    hint: "For goods from stock. Work or dispatch waits until a payment due before it has arrived.",
  },
  { key: "bankDue", kind: "paidWhen", hint: "The same for bank transfers." },
  { key: "onlineDue", kind: "paidWhen", hint: "The same for cards and other payments online." },
  {
    key: "madeAdvance",
    hint: "Of what customers order from the shop, paid before work on it begins; 0 for none. An offer has its own.",
    inputMode: "numeric",
    unit: { behind: "%" },
  },
  {
    key: "madeDue",
    kind: "paidWhen",
    hint: "Of what is printed or made to order, as long as its offer says nothing else. On account it is paid the agreed days after each invoice, in cash on delivery.",
  },
  { key: "upiId", hint: "Where payments by UPI go.", placeholder: "yourshop@okicici" },
  { key: "upiPayee", hint: "The name that a customer's UPI app shows." },
  {
    key: "upiLimit",
    hint: "Most banks refuse a larger payment by UPI. Above it we show your bank account.",
    inputMode: "decimal",
    unit: { before: "₹" },
  },
  { key: "bankAccountName", hint: "Empty for the shop's legal name." },
  { key: "bankAccount", hint: "Where bank transfers go.", inputMode: "numeric" },
  { key: "bankIfsc", hint: "Of your branch.", placeholder: "HDFC0001234" },
  { key: "bankName", hint: "As customers should see it; may be left empty." },
  {
    key: "codLimit",
    hint: "Orders above it are paid in another way.",
    inputMode: "decimal",
    unit: { before: "₹" },
  },
];
