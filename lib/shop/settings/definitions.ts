import { KNOWN_BANK_RATES } from "@/lib/shop/msme/bank-rates";
import { z } from "@/lib/base/input/zod";
import { DATABASE_LIMITS } from "@/lib/limits/limits";
import { keysProblem } from "./pem-keys";
import { ownWordsProblem } from "./own-words";
import { DEFAULT_SYNONYMS, synonymsProblem } from "./synonyms";
import { DEFAULT_LEDGERS, ledgersProblem, ledgersText } from "./tally-ledgers";
import {
  bankAccount,
  bankIfsc,
  bankRates,
  codLimit,
  deliveryDays,
  gstin,
  holidays,
  invoicePrefix,
  openingHours,
  orderPrefix,
  paymentMethods,
  stateName,
  states,
  upiId,
  BACKUP_AT,
  REVIEW_REQUEST_DAYS,
  registration,
  udyamNumber,
  whatsappNumber,
} from "./value-rules";
import {
  crore,
  email,
  lines,
  percent,
  required,
  rupees,
  text,
  timeOrNever,
  url,
  wholeNumber,
} from "./text-rules";

export interface SettingDefinition {
  type: "text" | "url";
  description: string;
  value: string;
  schema: z.ZodType<string, string>;
  /** The value is an amount in rupees. */
  isAmount?: true;
}

/** Every setting with its default (docs/product.md: Settings). */
export const SETTINGS = {
  siteName: {
    type: "text",
    description: "Site name",
    value: "KLN Packaging",
    schema: required(60),
  },
  pageLanguages: {
    type: "text",
    description: "Languages of the shop’s pages",
    value: "en",
    schema: z.enum(["en", "en,hi"], "Answer en or en,hi"),
  },
  hindiWords: {
    type: "text",
    description: "Your words in Hindi",
    value: "",
    schema: lines(ownWordsProblem),
  },
  orderPrefix: {
    type: "text",
    description: "Prefix of order numbers",
    value: "KLN",
    schema: orderPrefix,
  },
  contactEmail: {
    type: "text",
    description: "Contact email",
    value: "hello@klnpackaging.example",
    schema: email,
  },
  contactPhone: {
    type: "text",
    description: "Contact phone",
    value: "+91 124 400 0000",
    schema: required(30),
  },
  whatsappNumber: {
    type: "text",
    description: "WhatsApp number",
    value: "",
    schema: whatsappNumber,
  },
  contactAddress: {
    type: "text",
    description: "Contact address",
    value: "Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015",
    schema: required(300),
  },
  openingHours: {
    type: "text",
    description: "Opening hours",
    value: "Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed",
    schema: openingHours,
  },
  holidays: { type: "text", description: "Holidays", value: "", schema: holidays },
  dispatchDays: {
    type: "text",
    description: "Dispatch within (working days)",
    value: "3",
    schema: wholeNumber(0, 60, "Enter whole days from 0 to 60"),
  },
  deliveryDays: {
    type: "text",
    description: "Transit time",
    value: "Everywhere = 1-2",
    schema: deliveryDays,
  },
  freeShippingAbove: {
    type: "text",
    description: "Free shipping above (₹)",
    value: "2000",
    schema: rupees,
    isAmount: true,
  },
  shippingFee: {
    type: "text",
    description: "Shipping fee (₹)",
    value: "150",
    schema: rupees,
    isAmount: true,
  },
  shippingModel: {
    type: "text",
    description: "Price of shipping",
    value: "flat",
    schema: z.enum(["flat", "weight"], "Answer flat or weight"),
  },
  volumetricDivisor: {
    type: "text",
    description: "Volumetric divisor",
    value: "5000",
    schema: wholeNumber(1000, 10_000, "Enter a whole number from 1000 to 10000, such as 5000"),
  },
  taxPercent: { type: "text", description: "Tax percent", value: "8", schema: percent },
  taxRegime: {
    type: "text",
    description: "Tax regime",
    value: "flat",
    schema: z.enum(["flat", "gst"], "Answer flat or gst"),
  },
  legalName: { type: "text", description: "Legal name", value: "", schema: text(120) },
  tradeName: { type: "text", description: "Trade name", value: "", schema: text(120) },
  sellerGstin: { type: "text", description: "GSTIN", value: "", schema: gstin },
  sellerState: { type: "text", description: "State of registration", value: "", schema: stateName },
  sellerAddress: {
    type: "text",
    description: "Registered address",
    value: "",
    schema: text(300),
  },
  hsnDigits: {
    type: "text",
    description: "Digits of HSN codes",
    value: "4",
    schema: z.enum(["4", "6"], "Answer 4 or 6"),
  },
  gstDefaultPercent: {
    type: "text",
    description: "GST rate of products without HSN code (%)",
    value: "18",
    schema: percent,
  },
  pricesWithTax: {
    type: "text",
    description: "Show prices with tax, too",
    value: "no",
    schema: z.enum(["no", "yes"], "Answer yes or no"),
  },
  invoicePrefix: {
    type: "text",
    description: "Prefix of invoice numbers",
    value: "",
    schema: invoicePrefix,
  },
  signatory: { type: "text", description: "Signatory", value: "", schema: text(120) },
  paymentMethods: { type: "text", description: "Ways to pay", value: "", schema: paymentMethods },
  upiId: { type: "text", description: "UPI ID", value: "", schema: upiId },
  upiPayee: { type: "text", description: "Payee of UPI payments", value: "", schema: text(60) },
  bankAccountName: { type: "text", description: "Account holder", value: "", schema: text(120) },
  bankAccount: {
    type: "text",
    description: "Bank account number",
    value: "",
    schema: bankAccount,
  },
  bankIfsc: { type: "text", description: "IFSC", value: "", schema: bankIfsc },
  bankName: { type: "text", description: "Bank and branch", value: "", schema: text(120) },
  codLimit: {
    type: "text",
    description: "Cash on delivery up to (₹)",
    value: "10000",
    schema: codLimit,
    isAmount: true,
  },
  paymentDays: {
    type: "text",
    description: "Days to pay",
    value: "3",
    schema: wholeNumber(0, 90, "Enter whole days from 0 to 90"),
  },
  eprNumber: {
    type: "text",
    description: "EPR registration number",
    value: "",
    schema: registration,
  },
  cpcbNumber: { type: "text", description: "CPCB number", value: "", schema: registration },
  udyamNumber: { type: "text", description: "Udyam number", value: "", schema: udyamNumber },
  bankRates: {
    type: "text",
    description: "Bank Rate of the Reserve Bank",
    value: KNOWN_BANK_RATES,
    schema: bankRates,
  },
  tallyLedgers: {
    type: "text",
    description: "Ledgers in Tally",
    value: DEFAULT_LEDGERS,
    schema: lines(ledgersProblem).overwrite(ledgersText),
  },
  aggregateTurnover: {
    type: "text",
    description: "Aggregate turnover",
    value: "0",
    schema: crore,
  },
  einvoiceKeys: {
    type: "text",
    description: "Keys of the e-invoice portal",
    value: "",
    schema: lines(keysProblem),
  },
  serviceableStates: {
    type: "text",
    description: "States we ship to",
    value: "Haryana, Delhi, Maharashtra, Karnataka, Tamil Nadu, Uttar Pradesh",
    schema: states,
  },
  unprovenStockShare: {
    type: "text",
    description: "Stock for unconfirmed orders (%)",
    value: "50",
    schema: wholeNumber(0, 100, "Enter a whole percent from 0 to 100"),
  },
  unprovenOrdersPerHour: {
    type: "text",
    description: "Unconfirmed orders an hour from one address",
    value: String(DATABASE_LIMITS.ordersOfAddress.points),
    schema: wholeNumber(1, 10_000, "Enter a whole number from 1 to 10000"),
  },
  unprovenOrderHours: {
    type: "text",
    description: "Cancel unconfirmed orders after (hours)",
    value: "0",
    schema: wholeNumber(0, 720, "Enter whole hours from 1 to 720, or 0 for never"),
  },
  reviewRequestDays: {
    type: "text",
    description: "Ask for a review after (days)",
    value: String(REVIEW_REQUEST_DAYS),
    schema: wholeNumber(0, 60, "Enter whole days from 1 to 60, or 0 for never"),
  },
  searchSynonyms: {
    type: "text",
    description: "Words that mean the same",
    value: DEFAULT_SYNONYMS,
    schema: lines(synonymsProblem),
  },
  logoImageUrl: { type: "url", description: "Logo image", value: "", schema: url },
  faviconUrl: { type: "url", description: "Favicon", value: "", schema: url },
  adminsMustUseTwoFactor: {
    type: "text",
    description: "Admins must use two-factor authentication",
    value: "no",
    schema: z.enum(["no", "yes"], "Answer yes or no"),
  },
  backupAt: {
    type: "text",
    description: "Back up daily at",
    value: BACKUP_AT,
    schema: timeOrNever,
  },
  backupsKept: {
    type: "text",
    description: "Daily backups to keep",
    value: "7",
    schema: wholeNumber(1, 365, "Enter a whole number from 1 to 365"),
  },
  footerCredits: {
    type: "text",
    description: "Footer credits",
    value: "Made in Gurugram for businesses in India.",
    schema: text(300),
  },
} as const satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
