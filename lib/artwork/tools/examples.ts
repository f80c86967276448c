/** Examples of tools in the OpenAPI document; lib/api checks that each endpoint has its own. */

const TOOL = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a40",
  number: "D-1042",
  kind: "die",
  size: "230 × 155 × 70 mm",
  owner: "Rao Foods",
  paidBy: "Rao Foods",
  keepUntil: "2028-12-31",
  lastUsedOn: "2026-11-20",
  product: null,
  customer: null,
  updatedAt: "2026-11-20T05:30:00.000Z",
} as const;

export const TOOL_EXAMPLES = {
  listTools: { answer: [TOOL] },
} as const;
