import { z } from "@/lib/base/input/zod";
import { bankRatesProblem } from "@/lib/shop/msme/bank-rates";
import { CASH_LIMIT_PAISE } from "@/lib/shop/payment-methods/cash-law";
import { toRupees } from "@/lib/pricing/money";
import { oneLine } from "@/lib/base/input/fields";
import { placesFrom, placesProblem, placesText } from "@/lib/shop/delivery/road-days";
import { PORTAL } from "@/lib/shop/gst/portal-limits";
import { gstinProblem, plainGstin } from "@/lib/shop/gst/gstin";
import { INDIAN_STATES, unknownStateText } from "@/lib/shop/gst/states";
import { ORDER_PREFIX } from "@/lib/base/ids/order-number";
import {
  isPaymentMethod,
  PAYMENT_METHODS,
  PREPAID_RULES,
} from "@/lib/shop/payment-methods/methods";
import { holidaysFrom, holidaysProblem, holidaysText } from "@/lib/shop/working-time/holidays";
import {
  hoursLine,
  openingHoursFrom,
  openingHoursProblem,
} from "@/lib/shop/working-time/opening-hours";
import { spelledStates, parseStates } from "./state-list";
import { lines, required, rupees, text } from "./text-rules";

/** Rules of single settings, with their error messages. */

/** Default for the days after which a customer is asked for a review. */
export const REVIEW_REQUEST_DAYS = 7;

/** Default time of the shop's own backup: a time of day in India. */
export const BACKUP_AT = "03:00";

export const states = text(2000)
  .overwrite(spelledStates)
  .superRefine((value, context) => {
    const names = parseStates(value);
    if (names.length === 0) context.addIssue("Choose at least one state");
    const unknown = names.find((name) => !INDIAN_STATES.includes(name));
    if (unknown !== undefined) context.addIssue(unknownStateText(unknown));
  });

/** Empty until the guided step has been done. */
export const gstin = oneLine()
  .overwrite(plainGstin)
  .max(40, "Use at most 40 characters")
  .superRefine((value, context) => {
    const problem = value === "" ? null : gstinProblem(value);
    if (problem) context.addIssue(problem);
  });

export const sellerCity = text(PORTAL.place.most).refine(
  (city) => city === "" || city.length >= PORTAL.place.least,
  "The GST portal takes no city shorter than 3 letters",
);

export const sellerPin = oneLine()
  .overwrite((typed) => typed.replace(/\s/g, ""))
  .refine((pin) => pin === "" || /^[1-9]\d{5}$/.test(pin), "Enter a 6-digit PIN code");

export const stateName = text(60).superRefine((name, context) => {
  if (name !== "" && !INDIAN_STATES.includes(name)) context.addIssue(unknownStateText(name));
});

/** Due rules of advance payments. */
export const prepaidRule = z.enum(
  PREPAID_RULES,
  "Answer after_acceptance, before_production or before_dispatch",
);

export const orderPrefix = oneLine()
  .toUpperCase()
  .regex(ORDER_PREFIX, "Enter 2 to 6 letters and digits, a letter first, such as KLN");

/** An invoice number has at most 16 characters; the year and the running number need ten. */
export const invoicePrefix = text(6)
  .toUpperCase()
  .regex(
    /^([A-Z1-9][A-Z0-9/-]*)?$/,
    "Begin with a letter or a digit from 1 on, then letters, digits, - and /, such as KLN/",
  );

/** Removes the spaces and hyphens that people put between groups of digits. */
const compact = (value: string) => value.replace(/[\s-]/g, "");
const listNames = (value: string) =>
  value
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

export const paymentMethods = oneLine()
  .max(200, "Use at most 200 characters")
  .refine(
    (value) => listNames(value).every(isPaymentMethod),
    `Name ways to pay with commas between: ${PAYMENT_METHODS.join(", ")}`,
  )
  .overwrite((value) => {
    const named = listNames(value);
    return PAYMENT_METHODS.filter((method) => named.includes(method)).join(",");
  });

/** In the format of ITU-T E.164: "+919876543210"; empty for none. */
export const whatsappNumber = oneLine()
  .overwrite((value) => value.replace(/[\s().-]/g, ""))
  .regex(
    /^$|^\+(91\d{10}|[1-8]\d{7,14}|9[02-9]\d{6,13})$/,
    "Begin with + and the code of the country, such as +91 98765 43210",
  );

export const upiId = text(100)
  .toLowerCase()
  .regex(/^$|^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,34}$/, "Enter a UPI ID, such as yourshop@okicici");

export const bankAccount = oneLine()
  .overwrite(compact)
  .regex(/^$|^[A-Za-z0-9]{6,18}$/, "Enter the account number as it stands in the passbook");

export const bankIfsc = oneLine()
  .overwrite(compact)
  .toUpperCase()
  .regex(/^$|^[A-Z]{4}0[A-Z0-9]{6}$/, "Enter an IFSC of 11 characters, such as HDFC0001234");

const REGISTRATION = "Enter the number as on the certificate: letters, digits, / and -";

/** As printed on plastic packaging (Plastic Waste Management Rules 2016, rule 11); empty for none. */
export const registration = oneLine()
  .max(60, REGISTRATION)
  .overwrite((text) => text.toUpperCase())
  .regex(/^([A-Z\d][A-Z\d /-]*)?$/, REGISTRATION);

export const udyamNumber = oneLine()
  .overwrite((value) => value.replace(/\s/g, ""))
  .toUpperCase()
  .regex(/^$|^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/, "Enter a Udyam number, such as UDYAM-HR-05-0012345");

export const bankRates = lines(bankRatesProblem);

/** Limited by law (lib/shop/payment-methods/cash-law.ts). */
export const codLimit = rupees.refine(
  (value) => Number(value) < toRupees(CASH_LIMIT_PAISE),
  "Enter an amount below ₹2,00,000: as much cash for one sale is forbidden (Income-tax Act 2025, section 186)",
);

export const openingHours = required(300)
  .superRefine((line, context) => {
    const problem = openingHoursProblem(line);
    if (problem) context.addIssue(problem);
  })
  .overwrite((line) => hoursLine(openingHoursFrom(line)));

export const deliveryDays = lines(placesProblem).overwrite((text) => placesText(placesFrom(text)));

export const holidays = lines(holidaysProblem).overwrite((text) =>
  holidaysText(holidaysFrom(text)),
);
