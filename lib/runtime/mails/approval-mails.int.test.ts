import { expect, it } from "vitest";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import type { Mail } from "@/lib/messaging/queue/mail";
import { lapseRequests } from "@/lib/orders/approval-requests/close-request";
import { getExpiry } from "@/lib/orders/approval-requests/states";
import { composeMail } from "./compose";

const { db } = testDatabase();
const { givenRules, ask, approve, reject } = approvalSteps(db);

/** The queued mails about requests, as they would be sent now. */
async function written() {
  const rows = await db.$queryRaw<{ data: Mail }[]>`
    SELECT data FROM pgboss.job WHERE name = 'mail' AND data ? 'approvalRequestId'
    ORDER BY created_on, data->>'readerId'`;
  const mails = rows.map(({ data }) =>
    composeMail(db, { mail: data, queuedAt: new Date() }, { appUrl: "https://shop.example.com" }),
  );
  return (await Promise.all(mails)).flatMap((mail) => mail ?? []);
}

it("mails owners and approvers waiting requests, and the requester the outcome", async () => {
  const { buyer, owner, approver } = await givenRules([{ kind: "total", amount: 10 }]);
  const { id: product } = await givenProduct(db, { name: "Ripple cup" });
  const request = { lines: [{ product, quantity: 2 }] };
  const first = await ask(buyer, request);
  await approve(owner, first._id);
  const second = await ask(buyer, request);
  await reject(approver, second._id, "We have enough.");
  await ask(buyer, request);
  await lapseRequests(db, getExpiry(new Date(Date.now() + 1000)));
  const mails = await written();
  const deciders = [owner.email, approver.email].toSorted();
  const to = (template: string) =>
    mails.filter((mail) => mail.template === template).map((mail) => mail.to.address);
  expect(to("approval-asked").toSorted()).toEqual(
    [...deciders, ...deciders, ...deciders].toSorted(),
  );
  for (const template of ["approval-approved", "approval-rejected", "approval-lapsed"]) {
    expect(to(template)).toEqual([buyer.email]);
  }
  const toText = (template: string) => mails.find((mail) => mail.template === template)?.text ?? "";
  const requested = toText("approval-asked");
  expect(requested).toContain("2 packs of Ripple cup");
  expect(requested).toContain("The total is above ₹10.");
  expect(requested).toContain("https://shop.example.com/dashboard?tab=approvals");
  const order = await db.order.findFirstOrThrow();
  expect(toText("approval-approved")).toContain(order.orderId);
  expect(toText("approval-rejected")).toContain("We have enough.");
  expect(toText("approval-lapsed")).toContain("within seven days");
});

it("sends nothing to former members", async () => {
  const { buyer, owner, approver } = await givenRules([]);
  const { id: product } = await givenProduct(db);
  await ask(buyer, { lines: [{ product, quantity: 1 }] });
  await db.companyMember.delete({ where: { userId: approver.id } });
  expect((await written()).map(({ to }) => to.address)).toEqual([owner.email]);
});

it("sends no typed text to an unverified address", async () => {
  const { buyer, approver } = await givenRules([{ kind: "total", amount: 10 }]);
  const { id: product } = await givenProduct(db);
  await db.user.update({ where: { id: buyer.id }, data: { emailVerifiedAt: null } });
  const { _id } = await ask(buyer, { lines: [{ product, quantity: 1 }] });
  await reject(approver, _id, "Your account is locked: pay at evil.example");
  const mail = (await written()).find(({ template }) => template === "approval-rejected");
  expect(mail?.to.address).toBe(buyer.email);
  expect(mail?.text.replace(/\s+/g, " ")).toContain("You find the reason in your account.");
  expect(JSON.stringify(mail)).not.toContain("evil.example");
});
