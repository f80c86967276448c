import { ID } from "@/lib/base/examples/example";

/** Examples of the production board in the OpenAPI document; lib/api checks that each endpoint has its own. */

const JOB = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a41",
  step: "printing",
  order: {
    _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a42",
    orderId: "KLN-261120-7Q4M2X",
    status: "Processing",
    customer: ID.user,
    buyer: "Rao Foods",
  },
  name: "Mailer box, printed",
  detail: "230 × 155 × 70 mm, kraft board, 2 colours",
  quantity: "5,000 pieces",
  isApproved: true,
  picture: null,
  waits: 0,
  advanceDue: 0,
  dispatchBy: "2026-12-04",
  daysLeft: 4,
} as const;

const CALL_OFF = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a43",
  line: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a44",
  order: {
    ...JOB.order,
    _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a45",
    orderId: "KLN-261102-3F8K1D",
  },
  name: "Carton, 5 ply",
  detail: "400 × 300 × 250 mm",
  state: "agreed",
  on: "2026-12-02",
  daysLeft: 2,
  quantity: "500 pieces",
  left: "3,500 pieces",
} as const;

export const PRODUCTION_EXAMPLES = {
  listProduction: {
    answer: { jobs: [JOB], isMore: false, callOffs: [CALL_OFF], isMoreCalledOff: false },
  },
  moveJob: { body: { step: "printing" }, answer: JOB },
} as const;
