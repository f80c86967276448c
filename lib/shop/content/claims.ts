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

/** Returns a text that quotes others, or an empty text when one of them is empty. */
export function said(words: TemplateStringsArray, ...quoted: readonly string[]): string {
  return quoted.includes("") ? "" : String.raw({ raw: words }, ...quoted);
}
