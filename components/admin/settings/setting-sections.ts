import type { SettingsSection } from "@/lib/base/staff-paths";
import { PAYMENT_ROWS } from "./payment-rows";
import type { SettingDefinition } from "./setting-definition";

interface SettingSection {
  title: string;
  rows: readonly SettingDefinition[];
}

/** Sections of the settings page; those without rows have their own card (settings-tab.tsx). */
export const SETTING_SECTIONS: Record<SettingsSection, SettingSection> = {
  shop: {
    title: "Shop",
    rows: [
      { key: "siteName", hint: "In the header, in emails and on invoices." },
      {
        key: "orderPrefix",
        kind: "prefix",
        hint: "What the numbers of new orders begin with: BOX gives BOX-261121-7K4Q9X. Orders placed before keep their number.",
      },
      {
        key: "invoicePrefix",
        kind: "prefix",
        hint: "What the numbers of new invoices begin with: BOX/ gives BOX/2627-00001. Empty: the year alone. Choose it before the first invoice.",
      },
      {
        key: "pageLanguages",
        kind: "languages",
        hint: "Pages in Hindi have addresses that begin with /hi; customers who order or write there get emails and documents in Hindi. Products, categories and site content have a part for their Hindi texts.",
      },
      {
        key: "hindiWords",
        kind: "words",
        placeholder: "Kraft paper = क्राफ़्ट पेपर",
        hint: "One line for each short text of your products, such as the values of specifications, prints and sizes, and for the footer credits. A # stands for any number: # GSM = # जीएसएम.",
      },
      {
        key: "logoImageUrl",
        kind: "picture",
        hint: "An https address, or upload a picture. Leave empty for the default logo.",
        inputMode: "url",
        placeholder: "https://",
      },
      {
        key: "faviconUrl",
        kind: "picture",
        hint: "The icon in the browser tab: square, at least 32 × 32 pixels.",
        inputMode: "url",
        placeholder: "https://",
      },
      {
        key: "eprNumber",
        hint: "From the CPCB’s portal, if you make or import plastic packaging. Shown beside the certificates of every product.",
      },
      {
        key: "cpcbNumber",
        hint: "Such as that of a maker of compostable plastics. Shown there too.",
      },
      { key: "footerCredits", hint: "In the footer of every page." },
    ],
  },
  contact: {
    title: "Contact",
    rows: [
      {
        key: "contactEmail",
        hint: "On the site. New orders and messages are sent here.",
        inputMode: "email",
        autoComplete: "email",
      },
      {
        key: "contactPhone",
        hint: "On the site and in emails.",
        inputMode: "tel",
        autoComplete: "tel",
      },
      {
        key: "whatsappNumber",
        hint: "Products, orders and the contact section then offer a chat in WhatsApp. Empty: none.",
        inputMode: "tel",
        placeholder: "+91 98765 43210",
      },
      { key: "contactAddress", hint: "On the site and on invoices." },
    ],
  },
  hours: {
    title: "Hours & dispatch",
    rows: [
      {
        key: "openingHours",
        kind: "hours",
        hint: "On the site and in emails. Dispatch dates count the days on which you are open.",
      },
      {
        key: "holidays",
        kind: "holidays",
        hint: "Days on which you stay closed. Dispatch dates leave them out.",
      },
      {
        key: "dispatchDays",
        hint: "After the day on which an order comes in. Customers are told the date, and it stays with the order.",
        inputMode: "numeric",
      },
    ],
  },
  delivery: {
    title: "Delivery",
    rows: [
      {
        key: "shippingModel",
        kind: "shippingModel",
        hint: "By weight, the shipping rates decide, and products need their packed weight. Existing orders do not change.",
      },
      {
        key: "freeShippingAbove",
        hint: "Where shipping is one fee. Compared with the subtotal before any discount.",
        inputMode: "decimal",
        unit: { before: "₹" },
      },
      {
        key: "shippingFee",
        hint: "For orders up to that amount.",
        inputMode: "decimal",
        unit: { before: "₹" },
      },
      {
        key: "volumetricDivisor",
        hint: "By weight: so many cubic centimetres of carton count as a kilogram. Your carrier names it, usually 5000.",
        inputMode: "numeric",
      },
      {
        key: "serviceableStates",
        kind: "states",
        hint: "Customers can order to these only. The landing page says so below its figures.",
      },
      {
        key: "deliveryDays",
        kind: "roadDays",
        hint: "From dispatch to arrival. A state or the first digits of a PIN code counts before “Everywhere”. Customers see the dates on product pages. An order itself names the seventh day after it came in, whatever stands here.",
      },
    ],
  },
  rates: {
    title: "Shipping rates",
    rows: [],
  },
  carriers: {
    title: "Carriers",
    rows: [],
  },
  payments: {
    title: "Ways to pay",
    rows: PAYMENT_ROWS,
  },
  tax: {
    title: "Tax",
    rows: [
      {
        key: "taxPercent",
        hint: "Of the subtotal after any discount, unless you charge GST (Tax, in the menu). Existing orders do not change.",
        inputMode: "decimal",
        unit: { behind: "%" },
      },
    ],
  },
  msme: {
    title: "MSME",
    rows: [
      {
        key: "udyamNumber",
        hint: "On invoices and statements. With it, customers on account are reminded 30, 44 and 46 days after the invoice, and their statement shows the interest on late payment (MSMED Act, section 16).",
        placeholder: "UDYAM-HR-05-0012345",
      },
      {
        key: "bankRates",
        hint: "A line for each: the first day and the percentage, oldest first. Interest on late payment is three times the rate of the day.",
        kind: "lines",
        placeholder: "2025-12-05 5.50",
      },
    ],
  },
  books: {
    title: "Books & e-invoices",
    rows: [
      {
        key: "tallyLedgers",
        kind: "lines",
        placeholder: "CGST = Output CGST",
        hint: "What your Tally company calls each ledger, such as CGST = Output CGST. {rate} makes one for each GST rate: Sales = Sales {rate}%. Customers get their own.",
      },
      {
        key: "aggregateTurnover",
        hint: "The greatest of a financial year since 2017-18, of all registrations under your PAN. Above ₹5 crore, invoices to registered buyers need an IRN; from ₹10 crore on, within 30 days. It also counts for what was issued before and can still be reported.",
        unit: { before: "₹" },
      },
      {
        key: "einvoiceKeys",
        kind: "lines",
        placeholder: "-----BEGIN PUBLIC KEY-----",
        hint: "The public keys (PEM) that the e-invoice portal publishes, one below the other. The signed QR code of an invoice is checked by them.",
      },
    ],
  },
  orders: {
    title: "Unconfirmed orders",
    rows: [
      {
        key: "unprovenStockShare",
        hint: "How much of each product all unconfirmed orders together may hold.",
        inputMode: "numeric",
        unit: { behind: "%" },
      },
      {
        key: "unprovenOrdersPerHour",
        hint: "Orders without a confirmed account. Further ones have to wait.",
        inputMode: "numeric",
      },
      {
        key: "unprovenOrderHours",
        hint: "0 keeps them. The customer is told halfway and at the end, and the goods go back into stock.",
        inputMode: "numeric",
        unit: { behind: "h" },
      },
    ],
  },
  reviews: {
    title: "Reviews",
    rows: [
      {
        key: "reviewRequestDays",
        hint: "Counted from the delivery. Each order is asked about once, by email; 0 asks nobody.",
        inputMode: "numeric",
        unit: { behind: "days" },
      },
    ],
  },
  search: {
    title: "Search",
    rows: [
      {
        key: "searchSynonyms",
        kind: "lines",
        placeholder: "dabba = box",
        hint: "One line for each: a search for a word on the left also finds what is on the right, such as dabba = box.",
      },
    ],
  },
  backups: {
    title: "Backups",
    rows: [
      {
        key: "backupAt",
        hint: "Time of day in India, such as 03:00. Empty for never. The System tab shows how the last ones went.",
        placeholder: "03:00",
      },
      {
        key: "backupsKept",
        hint: "The oldest is deleted when a new one is made. Backups made by the command are kept.",
        inputMode: "numeric",
      },
    ],
  },
};

export const SETTING_DEFINITIONS: readonly SettingDefinition[] = Object.values(
  SETTING_SECTIONS,
).flatMap(({ rows }) => rows);
