import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/base/http/languages";
import type { SiteContent } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import type { DeliveryRules } from "@/lib/shop/delivery/delivery-promise";
import { placesFrom } from "@/lib/shop/delivery/road-days";
import { bankRatesFrom, type BankRate } from "@/lib/shop/msme/bank-rates";
import type { PaymentRules } from "@/lib/shop/payment-methods/methods";
import { toPaise } from "@/lib/pricing/money";
import type { PricingRules } from "@/lib/pricing/totals";
import { holidaysFrom } from "@/lib/shop/working-time/holidays";
import { openingHoursFrom } from "@/lib/shop/working-time/opening-hours";
import {
  gstSettingsFrom,
  registrationFrom,
  type GstSettings,
  type Registration,
} from "./gst-settings";
import { paymentRulesFrom } from "./payment-settings";
import { SETTING_KEYS, SETTINGS, type SettingKey } from "./definitions";
import { ownDefaults } from "./demo/own-defaults";
import { parseStates } from "./state-list";
import { ledgersFrom, type TallyLedgers } from "./tally-ledgers";
import { type Claims, type PolicyTerms } from "../content/claims";
import { claimsFrom, policyTermsFrom } from "../content/content-claims";

/** How shipping is priced by weight. */
export interface FreightSettings {
  /** Cubic centimetres that count as a kilogram. */
  volumetricDivisor: number;
}

/**
 * The settings as the program uses them: typed, with the defaults filled in. The policy about the admins' second factor
 * is not included, because these settings are cached and the policy is read anew by each call that needs it
 * (second-factor-policy.ts).
 */
export interface ShopSettings extends PricingRules, DeliveryRules {
  /** Null in the flat regime. */
  gst: GstSettings | null;
  /** Null where shipping is one fee. */
  freight: FreightSettings | null;
  /** As on invoices; null until the owner has entered name and GSTIN. */
  registration: Registration | null;
  /** Prefix of document numbers; may be empty. */
  invoicePrefix: string;
  /** Name of the person who signs documents; empty for none. */
  signatory: string;
  /** True when products show the price with tax beside the price without tax. */
  pricesWithTax: boolean;
  /** Minimum digits of an HSN code. */
  hsnDigits: number;
  payments: PaymentRules;
  /** The shop's registration as a micro, small or medium enterprise; empty: none. */
  udyamNumber: string;
  /**
   * EPR number of the producer under the Plastic Waste Management Rules, shown next to certificates; empty for none.
   */
  eprNumber: string;
  cpcbNumber: string;
  /** Oldest first. */
  bankRates: BankRate[];
  tallyLedgers: TallyLedgers;
  /** The greatest of a financial year since 2017-18, as the owner says. */
  aggregateTurnoverPaise: number;
  /** PEM; empty until the owner has entered them. */
  einvoiceKeys: string;
  /** English first. */
  languages: Language[];
  siteName: string;
  /** Prefix of new order numbers; see lib/base/ids/order-number.ts. */
  orderPrefix: string;
  contactEmail: string;
  contactPhone: string;
  /** "+919876543210"; empty: no links to WhatsApp. */
  whatsappNumber: string;
  /** Whether customers can have WhatsApp messages about their orders. */
  sendsWhatsApp: boolean;
  contactAddress: string;
  /** Never empty. */
  serviceableStates: string[];
  /** Percent of a product's stock that open unverified orders may hold. */
  unprovenStockShare: number;
  /** Maximum unverified orders from one address in an hour. */
  unprovenOrdersPerHour: number;
  /** Hours after which an unverified order is cancelled; 0: never. */
  unprovenOrderHours: number;
  /** Days after delivery when a customer is asked for a review; 0: never. */
  reviewRequestDays: number;
  /** "03:00" in India; empty: never. */
  backupAt: string;
  /** How many of its own backups the shop keeps on each machine. */
  backupsKept: number;
  /** Lines of lib/shop/settings/synonyms.ts. */
  searchSynonyms: string;
  /** Empty when the default logo is used. */
  logoImageUrl: string;
  faviconUrl: string;
  footerCredits: string;
  claims: Claims;
  policyTerms: PolicyTerms;
  /** The blocks of the site as the owner wrote them; sentences quote `claims` and `policyTerms`. */
  content: SiteContent;
}

const CRORE_RUPEES = 1_00_00_000;

export type SettingValues = Record<SettingKey, string>;

/** Merges stored rows over the defaults; rows of unknown keys are left out. */
export function withDefaults(rows: readonly { key: string; value: string }[]): SettingValues {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const own = ownDefaults(stored.get("siteName"));
  const entries = SETTING_KEYS.map((key) => [
    key,
    stored.get(key) ?? own[key] ?? SETTINGS[key].value,
  ]);
  return Object.fromEntries(entries) as SettingValues;
}

export function shopSettingsFrom(
  values: SettingValues,
  content: SiteContent = DEFAULT_CONTENT,
): ShopSettings {
  return {
    gst: gstSettingsFrom(values),
    freight:
      values.shippingModel === "weight"
        ? { volumetricDivisor: Number(values.volumetricDivisor) }
        : null,
    registration: registrationFrom(values),
    invoicePrefix: values.invoicePrefix,
    signatory: values.signatory,
    pricesWithTax: values.pricesWithTax === "yes",
    hsnDigits: Number(values.hsnDigits),
    payments: paymentRulesFrom(values),
    udyamNumber: values.udyamNumber,
    eprNumber: values.eprNumber,
    cpcbNumber: values.cpcbNumber,
    bankRates: bankRatesFrom(values.bankRates),
    tallyLedgers: ledgersFrom(values.tallyLedgers),
    aggregateTurnoverPaise: toPaise(Number(values.aggregateTurnover) * CRORE_RUPEES),
    einvoiceKeys: values.einvoiceKeys,
    siteName: values.siteName,
    orderPrefix: values.orderPrefix,
    contactEmail: values.contactEmail,
    languages: values.pageLanguages.split(",").filter(isLanguage),
    contactPhone: values.contactPhone,
    whatsappNumber: values.whatsappNumber,
    sendsWhatsApp: false,
    contactAddress: values.contactAddress,
    openingHours: openingHoursFrom(values.openingHours),
    holidays: holidaysFrom(values.holidays),
    dispatchDays: Number(values.dispatchDays),
    deliveryDays: placesFrom(values.deliveryDays),
    freeShippingAbovePaise: toPaise(Number(values.freeShippingAbove)),
    shippingFeePaise: toPaise(Number(values.shippingFee)),
    taxPercent: Number(values.taxPercent),
    serviceableStates: parseStates(values.serviceableStates),
    unprovenStockShare: Number(values.unprovenStockShare),
    unprovenOrdersPerHour: Number(values.unprovenOrdersPerHour),
    unprovenOrderHours: Number(values.unprovenOrderHours),
    reviewRequestDays: Number(values.reviewRequestDays),
    backupAt: values.backupAt,
    backupsKept: Number(values.backupsKept),
    searchSynonyms: values.searchSynonyms,
    logoImageUrl: values.logoImageUrl,
    faviconUrl: values.faviconUrl,
    footerCredits: values.footerCredits,
    claims: claimsFrom(content.claims),
    policyTerms: policyTermsFrom(content.policies),
    content,
  };
}

/** The stored language of a reader, or English if the shop no longer has it. */
export const spokenLanguage = ({ languages }: Pick<ShopSettings, "languages">, stored: string) =>
  languages.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
