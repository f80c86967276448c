import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from "react";
import type { SettingKey } from "@/lib/shop/settings/definitions";
import type { GstKey } from "@/lib/shop/settings/gst-settings";

/** How the settings stand on the page. What two-factor authentication and GST need stands in their own tabs. */
export type GeneralKey = Exclude<SettingKey, "adminsMustUseTwoFactor" | GstKey>;

interface SettingGroup {
  title: string;
  keys: readonly GeneralKey[];
}

export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: "Shop", keys: ["siteName", "orderPrefix"] },
  { title: "Contact", keys: ["contactEmail", "contactPhone", "contactAddress"] },
  { title: "Opening hours & dispatch", keys: ["openingHours", "holidays", "dispatchDays"] },
  {
    title: "Delivery & tax",
    keys: ["freeShippingAbove", "shippingFee", "taxPercent", "serviceableStates", "deliveryDays"],
  },
  {
    title: "Ways to pay",
    keys: [
      "paymentMethods",
      "paymentDays",
      "upiId",
      "upiPayee",
      "bankAccountName",
      "bankAccount",
      "bankIfsc",
      "bankName",
      "codLimit",
    ],
  },
  {
    title: "Unconfirmed orders",
    keys: ["unprovenStockShare", "unprovenOrdersPerHour", "unprovenOrderHours"],
  },
  { title: "Reviews", keys: ["reviewRequestDays"] },
  { title: "Backups", keys: ["backupAt", "backupsKept"] },
  { title: "Search", keys: ["searchSynonyms"] },
  { title: "Appearance", keys: ["logoImageUrl", "faviconUrl", "footerCredits"] },
];

interface SettingFace {
  hint: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** Stands before or behind a figure. */
  unit?: { before: string } | { behind: string };
}

export const SETTING_FACES: Record<GeneralKey, SettingFace> = {
  siteName: { hint: "In the header, in emails and on invoices." },
  orderPrefix: {
    hint: "What the numbers of new orders begin with: KLN gives KLN-261121-7K4Q9X. Orders placed before keep their number.",
  },
  contactEmail: {
    hint: "On the site. New orders and messages are sent here.",
    inputMode: "email",
    autoComplete: "email",
  },
  contactPhone: { hint: "On the site and in emails.", inputMode: "tel", autoComplete: "tel" },
  contactAddress: { hint: "On the site and on invoices." },
  openingHours: {
    hint: "On the site and in emails. Dispatch dates count the days on which you are open.",
  },
  holidays: { hint: "Days on which you stay closed. Dispatch dates leave them out." },
  dispatchDays: {
    hint: "After the day on which an order comes in. Customers are told the date, and it stays with the order.",
    inputMode: "numeric",
  },
  freeShippingAbove: {
    hint: "Compared with the subtotal before any discount.",
    inputMode: "decimal",
    unit: { before: "₹" },
  },
  shippingFee: {
    hint: "For orders up to that amount.",
    inputMode: "decimal",
    unit: { before: "₹" },
  },
  taxPercent: {
    hint: "Of the subtotal after any discount, unless GST is on (see Tax). Existing orders do not change.",
    inputMode: "decimal",
    unit: { behind: "%" },
  },
  paymentMethods: {
    hint: "What customers choose from at checkout. While none is on, you arrange payment with each order.",
  },
  paymentDays: {
    hint: "Until an order by UPI or bank transfer is due, counted from the order.",
    inputMode: "numeric",
  },
  upiId: { hint: "Where payments by UPI go.", placeholder: "yourshop@okicici" },
  upiPayee: { hint: "The name that a customer's UPI app shows." },
  bankAccountName: { hint: "Empty for the shop's legal name." },
  bankAccount: { hint: "Where bank transfers go.", inputMode: "numeric" },
  bankIfsc: { hint: "Of your branch.", placeholder: "HDFC0001234" },
  bankName: { hint: "As customers should see it; may be left empty." },
  codLimit: {
    hint: "Orders above it are paid in another way.",
    inputMode: "decimal",
    unit: { before: "₹" },
  },
  serviceableStates: {
    hint: "Customers can order to these only. The landing page says so below its figures.",
  },
  deliveryDays: {
    hint: "From dispatch to arrival. A state or the first digits of a PIN code counts before “Everywhere”. Customers see the dates on product pages. An order itself names the seventh day after it came in, whatever stands here.",
  },
  unprovenStockShare: {
    hint: "How much of each product all unconfirmed orders together may hold.",
    inputMode: "numeric",
    unit: { behind: "%" },
  },
  unprovenOrdersPerHour: {
    hint: "Orders without a confirmed account. Further ones have to wait.",
    inputMode: "numeric",
  },
  unprovenOrderHours: {
    hint: "0 keeps them. The customer is told halfway and at the end, and the goods go back into stock.",
    inputMode: "numeric",
    unit: { behind: "h" },
  },
  reviewRequestDays: {
    hint: "Counted from the delivery. Each order is asked about once, by email; 0 asks nobody.",
    inputMode: "numeric",
    unit: { behind: "days" },
  },
  backupAt: {
    hint: "Time of day in India, such as 03:00. Empty for never. The System tab shows how the last ones went.",
    placeholder: "03:00",
  },
  backupsKept: {
    hint: "The oldest is deleted when a new one is made. Backups made by the command are kept.",
    inputMode: "numeric",
  },
  searchSynonyms: {
    hint: "One line for each: whoever searches for a word on the left also finds what is on the right, such as dabba = box.",
  },
  logoImageUrl: {
    hint: "An https address, or upload a picture. Leave empty for the default logo.",
    inputMode: "url",
    placeholder: "https://",
  },
  faviconUrl: {
    hint: "The icon in the browser tab: square, at least 32 × 32 pixels.",
    inputMode: "url",
    placeholder: "https://",
  },
  footerCredits: { hint: "The last line of every page." },
};
