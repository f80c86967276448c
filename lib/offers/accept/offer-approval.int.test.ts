import { expect, it } from "vitest";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { identifyCustomer } from "@/lib/orders/customer";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { acceptOffer } from "./accept-offer";
import { requestOfferApproval } from "./request-offer-approval";
import { quoteForReader } from "../quote-offer";
import { acceptOfferSchema } from "../schemas";

const { db } = testDatabase();
const { givenRules, approve } = approvalSteps(db);
const { sentOffer, settings } = offerSteps(db);

it("an offer that needs the company's approval becomes an order at its prices on approval", async () => {
  const { buyer, approver, companyId } = await givenRules([{ kind: "custom_print" }]);
  const { id } = await sentOffer([LABEL]);
  await db.offer.update({
    where: { id },
    data: { userId: buyer.id, companyId, email: buyer.email },
  });
  const asks = { version: 1, choices: [], state: POSTAL_ADDRESS.state };
  const quoteAs = async ({ identity }: typeof buyer, way: "session" | "key" = "session") =>
    quoteForReader(db, { id, party: "customer", way }, asks, { rules: await settings(), identity });
  const { total, approval } = await quoteAs(buyer);
  expect(approval).toMatchObject([{ kind: "custom_print" }]);
  expect(await quoteAs(buyer, "key")).not.toHaveProperty("approval");
  const request = acceptOfferSchema.parse({
    version: 1,
    totalAmount: total,
    shippingAddress: POSTAL_ADDRESS,
    poNumber: "PO-7",
  });
  const options = {
    db,
    id,
    request,
    ipAddress: "127.0.0.1",
    settings: await settings(),
    customer: await identifyCustomer(db, buyer.identity),
  };
  const actor = { userId: buyer.id, identifier: buyer.email, name: buyer.name };
  const accept = () => acceptOffer({ ...options, actor, mayUseCredit: true });
  expect(await readRefusal(accept())).toMatchObject({ code: "approval_required" });
  const member = requireMember(buyer.identity);
  const requested = await requestOfferApproval({ ...options, member });
  expect(requested).toMatchObject({
    state: "waiting",
    totalAmount: total,
    poNumber: "PO-7",
    rules: [{ kind: "custom_print" }],
    products: [{ kind: "custom", name: "Label", quantity: 5050 }],
  });
  expect(await db.offer.findUnique({ where: { id } })).toMatchObject({ state: "sent" });
  const placed = await approve(approver, requested._id);
  expect(await db.offer.findUnique({ where: { id } })).toMatchObject({
    state: "accepted",
    orderId: placed?.id,
  });
  expect(await db.order.findMany()).toMatchObject([
    { id: placed?.id, companyId, approvedBy: approver.name, poNumber: "PO-7" },
  ]);
  expect(await approve(approver, requested._id)).toMatchObject({ id: placed?.id });
  expect(await readRefusal(requestOfferApproval({ ...options, member }))).toMatchObject({
    code: "offer_closed",
  });
});
