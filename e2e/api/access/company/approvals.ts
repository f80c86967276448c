import type { approvalEndpoints } from "../../../../lib/orders/approvals/endpoints";
import { POSTAL_ADDRESS } from "../../../steps/postal-address";
import { signedIn, type Rows } from "../shared/all";

const NOTHING = "0199c0de-0000-7000-8000-000000000001";
const path = (rest = "") => `/approvals/${NOTHING}${rest}`;

const order = {
  products: [{ product: NOTHING, quantity: 1, price: 1 }],
  shippingAddress: POSTAL_ADDRESS,
  totalAmount: 1,
};

/** Nobody of the table belongs to a company; lib/orders/approvals/access.int.test.ts has the members. */
export const approvalRows: Rows<typeof approvalEndpoints> = {
  readCompanyRules: { expected: signedIn(403) },
  writeCompanyRules: { body: { rules: [] }, expected: signedIn(403) },
  listApprovals: { expected: signedIn(403) },
  askApproval: { body: order, expected: signedIn(403) },
  getApproval: { path: path(), expected: signedIn(403) },
  approveRequest: { path: path("/approve"), expected: signedIn(403) },
  rejectRequest: { path: path("/reject"), body: { words: "No." }, expected: signedIn(403) },
  withdrawRequest: { path: path("/withdraw"), expected: signedIn(403) },
};
