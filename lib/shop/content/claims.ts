/**
 * The shop's claims as sentences quote them (docs/product.md: Claims, Policies). A claim is empty when the owner makes
 * none; `quoteClaim` leaves out a sentence that would quote an empty claim.
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
