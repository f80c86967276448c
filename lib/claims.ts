/** Within how many hours a message is answered, at the latest. */
export const ANSWER_HOURS = 24;

/** What the shop says of itself (docs/product.md: Claims). Pages, policies and the assistant quote it from here. */
export const claims = {
  minimumOrder: "100 pieces",
  production: "3-5 business days",
  delivery: "24-48 hrs",
  clients: "500+",
  states: "28",
  quoteReply: `within ${ANSWER_HOURS} hours`,
  response: "within 2-4 hours",
} as const;

/** The figures of the policies (docs/product.md: Policies). */
export const policyTerms = {
  claimReport: "within 48 hours of receipt",
  claimAssessment: "2-5 business days",
  refund: "7-10 business days",
  returnWindow: "within 30 days",
  warranty: "90 days",
  minimumAge: "18",
  termsNotice: "30 days' notice",
  liabilityPeriod: "12 months",
  lastUpdated: "January 2025",
} as const;
