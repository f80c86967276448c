import { describe, expect, it } from "vitest";
import { readCode, DEVICE } from "@/e2e/steps/account-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenOrder, givenProof, givenUser, PRINTED_LINE } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { requireWriter, requireOrderReader, requireProof } from "@/lib/artwork/require-proof";
import { listOwnLines } from "@/lib/artwork/proofs/queries";
import type { CompanyRole } from "@/lib/db/generated/enums";
import { removeMember } from "@/lib/companies/remove-member";
import { requireArtwork } from "@/lib/artwork/uploads/see-artwork";
import { listOffers } from "@/lib/offers/queries";
import { requireActor, requireOffer } from "@/lib/offers/require-offer";
import type { Identity, SignedIn } from "@/lib/identity/session/identify";
import { orderAnswer } from "../read/order-answer";
import { listOrders, summariseOrders } from "../read/queries";
import { requireOrder } from "../read/require-order";
import { renewOrderKey } from "./renew-order-key";

const { db } = testDatabase();
const { givenCompany, givenMember } = companySteps(db);

/** A company with an order of the buyer and one of the owner, and accounts in every role. */
async function givenOrders() {
  const { id: companyId, members } = await givenCompany();
  const other = await givenCompany();
  const leaver = await givenMember(companyId, "buyer");
  const ordered = (userId: string, order: object = {}) =>
    givenOrder(db, { userId, companyId, ...order });
  const buyers = await ordered(members.buyer.id);
  const owners = await ordered(members.owner.id);
  const left = await ordered(leaver.id);
  await removeMember({
    db,
    identity: leaver.identity,
    id: leaver.id,
    ipAddress: DEVICE.ipAddress,
  });
  const gone = without(leaver.identity);
  const { id, name, email } = await givenUser(db, { role: "admin" });
  const people: Record<string, Identity> = {
    ...(Object.fromEntries(
      Object.entries(members).map(([role, { identity }]) => [role, identity]),
    ) as Record<CompanyRole, SignedIn>),
    leaver: gone,
    "other company's owner": other.members.owner.identity,
    stranger: without((await givenMember(other.id, "viewer")).identity),
    visitor: { state: "visitor" },
    staff: { ...gone, account: { ...gone.account, id, name, email, role: "admin" } },
    accountant: { ...gone, account: { ...gone.account, id, name, email, role: "accountant" } },
  };
  return { companyId, members, buyers, owners, left, people };
}

const without = (identity: SignedIn): SignedIn => ({
  ...identity,
  account: { ...identity.account, membership: null },
});

const ACTS = [undefined, "act", "pay", "cancel"] as const;

/** Outcomes of reading, acting on, paying and cancelling the buyer's order, then the owner's. */
const ALL = "done done done done";
const READS = "done forbidden forbidden forbidden";
const NONE = "not_found not_found not_found not_found";
const EXPECTED: Record<string, [string, string]> = {
  owner: [ALL, ALL],
  approver: ["done done done forbidden", "done done done forbidden"],
  buyer: [ALL, NONE],
  finance: ["done forbidden done forbidden", "done forbidden done forbidden"],
  viewer: [READS, READS],
  leaver: [NONE, NONE],
  "other company's owner": [NONE, NONE],
  stranger: [NONE, NONE],
  visitor: [NONE, NONE],
  staff: [ALL, ALL],
  accountant: [READS, READS],
};

describe("an order of a company", () => {
  it("is read, acted on, paid and cancelled as each role may", async () => {
    const { buyers, owners, people } = await givenOrders();
    const got: Record<string, string[]> = {};
    for (const [role, identity] of Object.entries(people)) {
      got[role] = [];
      for (const { id } of [buyers, owners]) {
        const codes = ACTS.map((act) => readCode(requireOrder(db, id, { identity }, act)));
        got[role].push((await Promise.all(codes)).join(" "));
      }
    }
    expect(got).toEqual(EXPECTED);
  });

  it("says for which company it is, and who ordered it", async () => {
    const { companyId, buyers, members } = await givenOrders();
    const { identity } = members.viewer;
    expect(orderAnswer(await requireOrder(db, buyers.id, { identity }))).toMatchObject({
      orderedFor: { _id: companyId, name: "Rao Foods" },
      orderedBy: "Asha Rao",
      allowed: [],
    });
  });

  it("stands in the lists of those who may see it", async () => {
    const { people } = await givenOrders();
    const counted: Record<string, number[]> = {};
    for (const [role, identity] of Object.entries(people)) {
      if (identity.state !== "signed-in") continue;
      const { total } = await listOrders(db, identity.account, { limit: 10 });
      const summary = await summariseOrders(db, identity.account);
      counted[role] = [total, summary.total];
    }
    expect(counted).toEqual({
      owner: [3, 3],
      approver: [3, 3],
      buyer: [1, 1],
      finance: [3, 3],
      viewer: [3, 3],
      leaver: [0, 0],
      "other company's owner": [0, 0],
      stranger: [0, 0],
      staff: [0, 0],
      accountant: [0, 0],
    });
  });

  it("is no longer opened by the links of anyone who left, nor by a new one", async () => {
    const { left, buyers, people } = await givenOrders();
    const identity = people["visitor"] ?? { state: "visitor" };
    const opens = ({ id, accessKey: key }: { id: string; accessKey: string }) =>
      readCode(requireOrder(db, id, { identity, key }));
    expect(await opens(left)).toBe("not_found");
    expect(await opens(buyers)).toBe("done");
    const { orderId, email } = left;
    await renewOrderKey({ db, orderId, email: email ?? "", ipAddress: DEVICE.ipAddress });
    const now = await db.order.findUniqueOrThrow({ where: { id: left.id } });
    expect(now.accessKey).toBe(left.accessKey);
  });

  it("shares its artwork and proofs with those who may see it, and takes changes from those who order", async () => {
    const { members, companyId, people } = await givenOrders();
    const proof = await givenProof(db, { userId: members.buyer.id, companyId });
    const { orderId } = await db.orderLine.findUniqueOrThrow({ where: { id: proof.orderLineId } });
    const artwork = await db.artwork.create({
      data: {
        userId: members.buyer.id,
        orderId,
        name: "mark.pdf",
        size: 1,
        type: "pdf",
        partSize: 1,
        storage: "disk",
      },
    });
    const got: Record<string, string> = {};
    const others = without(members.buyer.identity);
    for (const [role, identity] of Object.entries({ ...people, "left buyer": others })) {
      const visitor = { identity };
      const codes = [
        readCode(requireProof(db, proof.id, visitor)),
        readCode(requireArtwork(db, artwork.id, visitor)),
        readCode(requireOrderReader(db, orderId, visitor).then(requireWriter)),
      ];
      got[role] = (await Promise.all(codes)).join(" ");
    }
    const none = "not_found not_found not_found";
    const both = "done done done";
    expect(got).toEqual({
      owner: both,
      approver: both,
      buyer: both,
      staff: both,
      finance: "done done forbidden",
      viewer: "done done forbidden",
      leaver: none,
      "left buyer": none,
      stranger: none,
      visitor: none,
      accountant: none,
      "other company's owner": none,
    });
  });

  it("has its printed lines in the lists of those who may see it", async () => {
    const { members, companyId } = await givenOrders();
    await givenOrder(db, {
      userId: members.buyer.id,
      companyId,
      lines: { create: PRINTED_LINE },
    });
    const { owner, approver, buyer } = members;
    const totals = [owner, approver, buyer].map(async ({ identity }) => {
      return (await listOwnLines(db, identity.account, { limit: 10 })).total;
    });
    expect(await Promise.all(totals)).toEqual([1, 1, 1]);
    const left = without(buyer.identity).account;
    expect((await listOwnLines(db, left, { limit: 10 })).total).toBe(0);
  });
});

it("shows an offer of a company as it shows its orders", async () => {
  const { companyId, members, people } = await givenOrders();
  const offer = await db.offer.create({
    data: {
      number: "OF-1",
      state: "asked",
      name: "Asha Rao",
      email: "asha@example.in",
      accessKey: "k",
      keyExpiresAt: new Date(),
      asked: [],
      userId: members.buyer.id,
      companyId,
    },
  });
  const got: Record<string, string> = {};
  for (const [role, identity] of Object.entries(people)) {
    const seen = () => requireOffer(db, offer.id, { identity });
    got[role] = `${await readCode(seen())} ${await readCode(seen().then(requireActor))}`;
  }
  const [all, reads, none] = ["done done", "done forbidden", "not_found not_found"];
  expect(got).toEqual({
    owner: all,
    approver: all,
    buyer: all,
    staff: all,
    finance: reads,
    viewer: reads,
    leaver: none,
    stranger: none,
    visitor: none,
    accountant: none,
    "other company's owner": none,
  });
  const { owner, buyer, viewer } = members;
  const totals = [owner, buyer, viewer].map(async ({ identity: { account } }) => {
    return (await listOffers(db, { limit: 10 }, account)).total;
  });
  expect(await Promise.all(totals)).toEqual([1, 1, 1]);
  expect((await listOffers(db, { limit: 10 }, without(buyer.identity).account)).total).toBe(0);
});
