import { z } from "@/lib/zod";
import { oneLine } from "@/lib/fields";
import { DEFAULT_SYNONYMS, synonymsProblem } from "@/lib/synonyms";
import { placesFrom, placesProblem, placesText } from "@/lib/delivery/road-days";
import { gstinProblem, plainGstin } from "@/lib/gst/gstin";
import { INDIAN_STATES } from "@/lib/gst/states";
import { isPaymentMethod, PAYMENT_METHODS } from "@/lib/payment-methods/methods";
import { holidaysFrom, holidaysProblem, holidaysText } from "@/lib/working-time/holidays";
import { hoursLine, openingHoursFrom, openingHoursProblem } from "@/lib/working-time/opening-hours";
import { ORDER_PREFIX } from "@/lib/order-number";
import { BACKUP_AT } from "./backup-time";
import { REVIEW_REQUEST_DAYS } from "./review-days";
import { statesOf } from "./state-list";
import {
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

const states = required(2000).refine(
  (value) => statesOf(value).length > 0,
  "Name at least one state",
);

/** Empty until the guided step has asked for it. */
const gstin = oneLine()
  .overwrite(plainGstin)
  .max(40, "Use at most 40 characters")
  .superRefine((value, context) => {
    const problem = value === "" ? null : gstinProblem(value);
    if (problem) context.addIssue(problem);
  });

const stateName = text(60).refine(
  (name) => name === "" || INDIAN_STATES.includes(name),
  "Name a state as India does, such as Haryana",
);

const orderPrefix = oneLine()
  .toUpperCase()
  .regex(ORDER_PREFIX, "Enter 2 to 6 letters and digits, a letter first, such as KLN");

/** Of the 16 characters of an invoice number, of which the year and the running number need ten. */
const invoicePrefix = text(6)
  .toUpperCase()
  .regex(
    /^([A-Z1-9][A-Z0-9/-]*)?$/,
    "Begin with a letter or a digit from 1 on, then letters, digits, - and /, such as KLN/",
  );

/** Without what people put between the groups of a number. */
const compact = (value: string) => value.replace(/[\s-]/g, "");
const namesOf = (value: string) =>
  value
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const paymentMethods = oneLine()
  .max(200, "Use at most 200 characters")
  .refine(
    (value) => namesOf(value).every(isPaymentMethod),
    `Name ways to pay with commas between: ${PAYMENT_METHODS.join(", ")}`,
  )
  .overwrite((value) => {
    const named = namesOf(value);
    return PAYMENT_METHODS.filter((method) => named.includes(method)).join(",");
  });

const upiId = text(100)
  .toLowerCase()
  .regex(/^$|^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,34}$/, "Enter a UPI ID, such as yourshop@okicici");

const bankAccount = oneLine()
  .overwrite(compact)
  .regex(/^$|^[A-Za-z0-9]{6,18}$/, "Enter the account number as it stands in the passbook");

const bankIfsc = oneLine()
  .overwrite(compact)
  .toUpperCase()
  .regex(/^$|^[A-Z]{4}0[A-Z0-9]{6}$/, "Enter an IFSC of 11 characters, such as HDFC0001234");

/** From ₹2,00,000 on nobody may take cash for one sale (Income-tax Act, section 269ST). */
const codLimit = rupees.refine(
  (value) => Number(value) < 200_000,
  "Enter an amount below ₹2,00,000: as much cash for one sale is forbidden",
);

const openingHours = required(300)
  .superRefine((line, context) => {
    const problem = openingHoursProblem(line);
    if (problem) context.addIssue(problem);
  })
  .overwrite((line) => hoursLine(openingHoursFrom(line)));

const deliveryDays = lines(placesProblem).overwrite((text) => placesText(placesFrom(text)));

const holidays = lines(holidaysProblem).overwrite((text) => holidaysText(holidaysFrom(text)));

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
    description: "Days on the road",
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
  taxPercent: {
    type: "text",
    description: "Tax percent",
    value: "8",
    schema: percent,
  },
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
    value: "20",
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
    value: "Made in Gurugram for businesses across India.",
    schema: text(300),
  },
} as const satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
