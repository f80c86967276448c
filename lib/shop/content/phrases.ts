import type { Say } from "@/lib/words/say";
import type { SiteContent } from "./blocks";

/**
 * The shop's claims as sentences quote them (docs/product.md: Claims, Policies). A claim is empty when the owner makes
 * none; `said` leaves out a sentence that would quote an empty claim.
 */
export interface Claims {
  /** "100 pieces" */
  minimumOrder: string;
  /** "3-5 business days" */
  production: string;
  /** "24-48 hrs" */
  delivery: string;
  /** "500+" */
  clients: string;
  /** "28" */
  states: string;
  /** "within 24 hours" */
  quoteReply: string;
  /** "within 2-4 hours" */
  response: string;
}

export interface PolicyTerms {
  /** "within 48 hours of receipt" */
  claimReport: string;
  /** "2-5 business days" */
  claimAssessment: string;
  /** "7-10 business days" */
  refund: string;
  /** "within 30 days" */
  returnWindow: string;
  /** "90 days" */
  warranty: string;
  /** "18" */
  minimumAge: string;
  /** "30 days' notice" */
  termsNotice: string;
  /** "12 months" */
  liabilityPeriod: string;
  /** Name, email and phone of who answers for personal data. */
  grievanceOfficer: string;
  /** "within 30 days" */
  grievanceAnswer: string;
  /** "January 2025"; never empty */
  lastUpdated: string;
}

/** Returns a text that quotes others, or an empty text when one of them is empty. */
export function said(words: TemplateStringsArray, ...quoted: readonly string[]): string {
  return quoted.includes("") ? "" : String.raw({ raw: words }, ...quoted);
}

/** What claims and terms are made of, so far as the shop has words for it in other languages. */
const PHRASES = [
  "{figure} pieces",
  "{figure} hrs",
  "{figure} minutes",
  "{figure} hours",
  "{figure} days",
  "{figure} business days",
  "{figure} months",
  "{figure} days' notice",
  "within {figure} hours",
  "within {figure} hours of receipt",
  "within {figure} days",
];

/** Says a claim or a term in the language of the page; the owner's own words stay as they are. */
export function sayPhrase(say: Say, phrase: string): string {
  const [figure = ""] = /\d[\d-]*/.exec(phrase) ?? [];
  const pattern = phrase.replace(figure, "{figure}");
  return PHRASES.includes(pattern) ? say(pattern, { figure }) : phrase;
}

/** Says a text that quotes claims or terms, or an empty text when one of them is empty. */
export function sayQuoting(say: Say, text: string, quoted: Readonly<Record<string, string>>) {
  const phrases = Object.entries(quoted);
  if (phrases.some(([, phrase]) => phrase === "")) return "";
  return say(text, Object.fromEntries(phrases.map(([name, it]) => [name, sayPhrase(say, it)])));
}

/** Says how long the road takes, the same everywhere; empty when the owner makes no such claim. */
export const sayDelivery = (say: Say, { delivery }: Pick<Claims, "delivery">) =>
  sayQuoting(say, "Delivery takes {delivery} after dispatch.", { delivery });

export function claimsFrom({ quoteReplyHours, responseHours, ...claims }: SiteContent["claims"]) {
  return {
    ...claims,
    quoteReply: said`within ${quoteReplyHours} hours`,
    response: said`within ${responseHours} hours`,
  } satisfies Claims;
}

export function policyTermsFrom(terms: SiteContent["policies"]): PolicyTerms {
  return {
    claimReport: said`within ${terms.claimReportHours} hours of receipt`,
    claimAssessment: said`${terms.claimAssessmentDays} business days`,
    refund: said`${terms.refundDays} business days`,
    returnWindow: said`within ${terms.returnDays} days`,
    warranty: said`${terms.warrantyDays} days`,
    minimumAge: terms.minimumAge,
    termsNotice: said`${terms.noticeDays} days' notice`,
    liabilityPeriod: said`${terms.liabilityMonths} months`,
    grievanceOfficer: terms.grievanceOfficer,
    grievanceAnswer: said`within ${terms.grievanceDays} days`,
    lastUpdated: terms.lastUpdated,
  };
}

/** Returns the large figure shown beside a claim: "3-5" of "3-5 business days", "24" of "within 24 hours", "500+". */
export function findFigure(claim: string): string {
  return /^(?:within )?([\d-]+\+?)/.exec(claim)?.[1] ?? "";
}

/** Joins sentences, skipping those that were left out. */
export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");
