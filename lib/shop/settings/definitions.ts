import { KNOWN_BANK_RATES } from "@/lib/shop/msme/bank-rates";
import { z } from "@/lib/base/input/zod";
import { DATABASE_LIMITS } from "@/lib/http/limits/limits";
import { ownWordsProblem } from "@/lib/i18n/own-word-lines";
import { keysProblem } from "./pem-keys";
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
  sellerCity,
  sellerPin,
  udyamNumber,
  whatsappNumber,
  prepaidRule,
} from "./value-rules";
import {
  crore,
  email,
  lines,
  MAX_SETTING,
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

type Schema = SettingDefinition["schema"];

const line = <Rule extends Schema>(description: string, value: string, schema: Rule) =>
  ({ type: "text", description, value, schema }) as const;

const amount = <Rule extends Schema>(description: string, value: string, schema: Rule) =>
  ({ ...line(description, value, schema), isAmount: true }) as const;

/** Every setting with its default (docs/product.md: Settings). */
export const SETTINGS = {
  siteName: line("Site name", "KLN Packaging", required(60)),
  pageLanguages: line(
    "Languages of the shop’s pages",
    "en",
    z.enum(["en", "en,hi"], "Answer en or en,hi"),
  ),
  hindiWords: line("Your words in Hindi", "", lines(ownWordsProblem, MAX_SETTING)),
  orderPrefix: line("Prefix of order numbers", "KLN", orderPrefix),
  contactEmail: line("Contact email", "hello@klnpackaging.example", email),
  contactPhone: line("Contact phone", "+91 124 400 0000", required(30)),
  whatsappNumber: line("WhatsApp number", "", whatsappNumber),
  contactAddress: line(
    "Contact address",
    "Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015",
    required(300),
  ),
  openingHours: line(
    "Opening hours",
    "Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed",
    openingHours,
  ),
  holidays: line("Holidays", "", holidays),
  dispatchDays: line(
    "Dispatch within (working days)",
    "3",
    wholeNumber(0, 60, "Enter whole days from 0 to 60"),
  ),
  deliveryDays: line("Transit time", "Everywhere = 1-2", deliveryDays),
  freeShippingAbove: amount("Free shipping above (₹)", "2000", rupees),
  shippingFee: amount("Shipping fee (₹)", "150", rupees),
  shippingModel: line(
    "Price of shipping",
    "flat",
    z.enum(["flat", "weight"], "Answer flat or weight"),
  ),
  volumetricDivisor: line(
    "Volumetric divisor",
    "5000",
    wholeNumber(1000, 10_000, "Enter a whole number from 1000 to 10000, such as 5000"),
  ),
  taxPercent: line("Tax percent", "8", percent),
  taxRegime: line("Tax regime", "flat", z.enum(["flat", "gst"], "Answer flat or gst")),
  legalName: line("Legal name", "", text(120)),
  tradeName: line("Trade name", "", text(120)),
  sellerGstin: line("GSTIN", "", gstin),
  sellerState: line("State of registration", "", stateName),
  sellerAddress: line("Registered address", "", text(300)),
  sellerCity: line("City of the registered address", "", sellerCity),
  sellerPin: line("PIN code of the registered address", "", sellerPin),
  hsnDigits: line("Digits of HSN codes", "4", z.enum(["4", "6"], "Answer 4 or 6")),
  gstDefaultPercent: line("GST rate of products without HSN code (%)", "18", percent),
  pricesWithTax: line("Show prices with tax, too", "no", z.enum(["no", "yes"], "Answer yes or no")),
  invoicePrefix: line("Prefix of invoice numbers", "", invoicePrefix),
  signatory: line("Signatory", "", text(120)),
  paymentMethods: line("Ways to pay", "", paymentMethods),
  upiId: line("UPI ID", "", upiId),
  upiPayee: line("Payee of UPI payments", "", text(60)),
  bankAccountName: line("Account holder", "", text(120)),
  bankAccount: line("Bank account number", "", bankAccount),
  bankIfsc: line("IFSC", "", bankIfsc),
  bankName: line("Bank and branch", "", text(120)),
  upiLimit: amount("UPI up to (₹)", "100000", rupees),
  codLimit: amount("Cash on delivery up to (₹)", "10000", codLimit),
  paymentDays: line("Days to pay", "3", wholeNumber(0, 90, "Enter whole days from 0 to 90")),
  upiDue: line("Orders by UPI are paid", "after_acceptance", prepaidRule),
  bankDue: line("Orders by bank transfer are paid", "after_acceptance", prepaidRule),
  onlineDue: line("Orders paid online are paid", "after_acceptance", prepaidRule),
  madeAdvance: line(
    "Advance for printed and made-to-order goods (%)",
    "0",
    wholeNumber(0, 100, "Enter a whole percent from 0 to 100"),
  ),
  madeDue: line(
    "The rest of printed and made-to-order goods is paid",
    "before_dispatch",
    prepaidRule,
  ),
  holdOverdueDays: line(
    "Hold on account after (days overdue)",
    "0",
    wholeNumber(0, 365, "Enter whole days from 0 to 365"),
  ),
  eprNumber: line("EPR registration number", "", registration),
  cpcbNumber: line("CPCB number", "", registration),
  udyamNumber: line("Udyam number", "", udyamNumber),
  bankRates: line("Bank Rate of the Reserve Bank", KNOWN_BANK_RATES, bankRates),
  tallyLedgers: line(
    "Ledgers in Tally",
    DEFAULT_LEDGERS,
    lines(ledgersProblem).overwrite(ledgersText),
  ),
  aggregateTurnover: line("Aggregate turnover", "0", crore),
  einvoiceKeys: line("Keys of the e-invoice portal", "", lines(keysProblem)),
  serviceableStates: line(
    "States we ship to",
    "Haryana, Delhi, Maharashtra, Karnataka, Tamil Nadu, Uttar Pradesh",
    states,
  ),
  unprovenStockShare: line(
    "Stock for unconfirmed orders (%)",
    "50",
    wholeNumber(0, 100, "Enter a whole percent from 0 to 100"),
  ),
  unprovenOrdersPerHour: line(
    "Unconfirmed orders an hour from one address",
    String(DATABASE_LIMITS.ordersOfAddress.points),
    wholeNumber(1, 10_000, "Enter a whole number from 1 to 10000"),
  ),
  unprovenOrderHours: line(
    "Cancel unconfirmed orders after (hours)",
    "0",
    wholeNumber(0, 720, "Enter whole hours from 1 to 720, or 0 for never"),
  ),
  reviewRequestDays: line(
    "Ask for a review after (days)",
    String(REVIEW_REQUEST_DAYS),
    wholeNumber(0, 60, "Enter whole days from 1 to 60, or 0 for never"),
  ),
  searchSynonyms: line("Words that mean the same", DEFAULT_SYNONYMS, lines(synonymsProblem)),
  logoImageUrl: { type: "url", description: "Logo image", value: "", schema: url },
  faviconUrl: { type: "url", description: "Favicon", value: "", schema: url },
  adminsMustUseTwoFactor: line(
    "Admins must use two-factor authentication",
    "no",
    z.enum(["no", "yes"], "Answer yes or no"),
  ),
  backupAt: line("Back up daily at", BACKUP_AT, timeOrNever),
  backupsKept: line(
    "Daily backups to keep",
    "7",
    wholeNumber(1, 365, "Enter a whole number from 1 to 365"),
  ),
  footerCredits: line("Footer credits", "Made in Gurugram for businesses in India.", text(300)),
} as const satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
