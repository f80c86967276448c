import type { claimEndpoints } from "@/lib/fulfilment/claims/endpoints";
import { type Examples, ID, LATER } from "@/lib/base/examples/example";

const CLAIM = {
  _id: ID.entry,
  lines: [{ line: ID.line, quantity: 1 }],
  text: "One pack is wet.",
  photos: [`/api/orders/${ID.order}/claims/${ID.entry}/photos/1`],
  at: LATER,
  decision: null,
  words: null,
  decidedAt: null,
};

const DECISION = { decision: "replace", words: "A new pack leaves tomorrow." } as const;

export const claimExamples: Examples<typeof claimEndpoints, "reportClaim" | "decideClaim"> = {
  reportClaim: {
    body: { lines: JSON.stringify(CLAIM.lines), text: CLAIM.text },
    answer: CLAIM,
  },
  decideClaim: {
    body: DECISION,
    answer: {
      ...CLAIM,
      ...DECISION,
      decidedAt: LATER,
      replacement: { _id: ID.product, orderId: "KLN-202611-9M3K7D" },
    },
  },
};
