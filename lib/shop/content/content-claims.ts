import type { SiteContent } from "./blocks";
import type { Claims, PolicyTerms } from "./claims";

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
