import { expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenOrder, givenUser } from "@/e2e/steps/factories";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { FROM } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import type { Customer } from "@/lib/orders/customer";
import { offerRequestSchema } from "./offer-request-schema";
import { offerTermsSchema } from "../draft/version-schemas";
import { addVersion } from "../draft/write-draft";
import { sendOffer } from "../send-offer";
import { createOfferRequest } from "./create-offer-request";

const { db } = testDatabase();
const { staff, acceptSent } = offerSteps(db);

const SPEC = { size: "230 × 155 × 70 mm", print: "2 colours, outside" };

async function givenBuyer(): Promise<Customer> {
  const { id: userId, name, email } = await givenUser(db);
  return {
    name,
    userId,
    companyId: null,
    email,
    emailProven: true,
    proof: "account",
    account: { userId, identifier: email, name },
    enteredBy: null,
  };
}

/** An approved custom line of 500 sets of this buyer. */
async function givenMade({ userId, companyId }: Customer) {
  const tool = await db.tool.create({ data: { number: crypto.randomUUID(), kind: "plate" } });
  const approval = { stage: "approved", approvalId: crypto.randomUUID(), toolId: tool.id } as const;
  const { lines } = await givenOrder(db, {
    userId,
    companyId,
    lines: {
      create: {
        position: 0,
        kind: "custom",
        name: "Mailer box",
        thumbnailImage: "",
        spec: SPEC,
        unit: "SET",
        basis: 100,
        hsnCode: "4819",
        pricePaise: 145_000,
        quantity: 500,
        lineTotalPaise: 725_000,
        ...approval,
      },
    },
  });
  return { id: lines[0]?.id ?? "", ...approval };
}

const ask = (customer: Customer, again: string) =>
  createOfferRequest({
    db,
    customer,
    ipAddress: FROM,
    request: offerRequestSchema.parse({ lines: [{ again, quantities: [500] }] }),
  });

/** Offers the line with this spec; returns the resulting order line. */
async function order(offer: string, again: string, spec: object) {
  const line = { ...BOX, spec, again, quantities: [{ quantity: 500, price: 15 }] };
  const request = offerTermsSchema.parse({ lines: [line] });
  await addVersion({ ...(await staff()), id: offer, request });
  const { versions } = await sendOffer({ ...(await staff()), id: offer });
  const { placed } = await acceptSent(offer, versions[0]?.total ?? 0);
  return db.orderLine.findFirstOrThrow({ where: { orderId: placed.id } });
}

it("is offered with the same spec, and needs no new proof", async () => {
  const buyer = await givenBuyer();
  const { id, approvalId, toolId } = await givenMade(buyer);
  const offer = await ask(buyer, id);
  expect(offer.asked).toEqual([
    {
      product: null,
      name: "Mailer box",
      spec: SPEC,
      quantities: [500],
      note: null,
      again: { line: id, unit: "SET", basis: 100, hsn: "4819" },
    },
  ]);
  const line = await order(offer._id, id, SPEC);
  expect(line).toMatchObject({ stage: "approved", approvalId, toolId });
});

it("needs a proof with another spec, or if another buyer approved it", async () => {
  const buyer = await givenBuyer();
  const { id } = await givenMade(buyer);
  const { _id: changed } = await ask(buyer, id);
  const anew = { stage: "needs_artwork", approvalId: null, toolId: null };
  expect(await order(changed, id, { ...SPEC, size: "230 × 155 × 80 mm" })).toMatchObject(anew);
  const stranger = await givenBuyer();
  const { _id: theirs } = await ask(stranger, (await givenMade(stranger)).id);
  expect(await order(theirs, id, SPEC)).toMatchObject(anew);
});

it("is refused to buyers who did not approve it", async () => {
  const { id } = await givenMade(await givenBuyer());
  const stranger = await givenBuyer();
  const guest = { ...stranger, userId: null, account: null, proof: null } as Customer;
  for (const customer of [stranger, guest]) {
    expect(await readCode(ask(customer, id))).toBe("invalid_input");
  }
  const open = await givenMade(stranger);
  const unapproved = { stage: "proof_sent", approvalId: null, toolId: null } as const;
  await db.orderLine.update({ where: { id: open.id }, data: unapproved });
  expect(await readCode(ask(stranger, open.id))).toBe("invalid_input");
});

it("of a company is for its members only: former members and personal orders need a new proof", async () => {
  const data = { name: "Rao Foods", legalName: "Rao Foods Private Limited" };
  const company = await db.company.create({ data, select: { id: true } });
  const buyer = await givenBuyer();
  const member = { ...buyer, companyId: company.id };
  const { id } = await givenMade(member);
  const colleague = { ...(await givenBuyer()), companyId: company.id };
  expect(await readCode(ask(member, id))).toBe("done");
  expect(await readCode(ask(colleague, id))).toBe("done");
  expect(await readCode(ask(buyer, id))).toBe("invalid_input");
  const elsewhere = await db.company.create({ data, select: { id: true } });
  expect(await readCode(ask({ ...buyer, companyId: elsewhere.id }, id))).toBe("invalid_input");
  const own = await givenMade(buyer);
  expect(await readCode(ask(member, own.id))).toBe("done");
});
