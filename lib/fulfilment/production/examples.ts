/** The examples of the production board in the OpenAPI document; lib/api checks that each endpoint has its own. */

const JOB = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a41",
  step: "printing",
  order: {
    _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a42",
    orderId: "KLN-261120-7Q4M2X",
    status: "Processing",
    buyer: "Rao Foods",
  },
  name: "Mailer box, printed",
  detail: "230 × 155 × 70 mm, kraft board, 2 colours",
  quantity: "5,000 pieces",
  isApproved: true,
  waits: 0,
  dispatchBy: "2026-12-04",
  daysLeft: 4,
} as const;

export const PRODUCTION_EXAMPLES = {
  listProduction: { answer: { jobs: [JOB], isMore: false } },
  moveJob: { body: { step: "printing" }, answer: JOB },
} as const;
