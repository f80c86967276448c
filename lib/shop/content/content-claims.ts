import type { SiteContent } from "./blocks";
import type { Claims, PolicyTerms } from "./claims";

export function claimsFrom({ quoteReplyHours, responseHours, ...claims }: SiteContent["claims"]) {
  return {
    ...claims,
    quoteReply: quoteClaim`within ${quoteReplyHours} hours`,
    response: quoteClaim`within ${responseHours} hours`,
  } satisfies Claims;
}

export function policyTermsFrom(terms: SiteContent["policies"]): PolicyTerms {
  return {
    claimReport: quoteClaim`within ${terms.claimReportHours} hours of receipt`,
    claimAssessment: quoteClaim`${terms.claimAssessmentDays} business days`,
    refund: quoteClaim`${terms.refundDays} business days`,
    returnWindow: quoteClaim`within ${terms.returnDays} days`,
    warranty: quoteClaim`${terms.warrantyDays} days`,
    minimumAge: terms.minimumAge,
    termsNotice: quoteClaim`${terms.noticeDays} days' notice`,
    liabilityPeriod: quoteClaim`${terms.liabilityMonths} months`,
    grievanceOfficer: terms.grievanceOfficer,
    grievanceAnswer: quoteClaim`within ${terms.grievanceDays} days`,
    lastUpdated: terms.lastUpdated,
  };
}

/** Returns a text that quotes others, or an empty text when one of them is empty. */
export function quoteClaim(words: TemplateStringsArray, ...quoted: readonly string[]): string {
  return quoted.includes("") ? "" : String.raw({ raw: words }, ...quoted);
}
