import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProof, givenUser, PRINTED_LINE } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { readOrders } from "@/lib/orders/read/queries";
import type { Identity } from "@/lib/identity/session/identify";
import { requireProof } from "@/lib/artwork/require-proof";
import { approveByPhone, approveProof } from "./approve-proof";
import { requestChanges } from "./request-changes";
import { lockLine, moveLine, supersedeProofs } from "./lock-line";
import { pinProof, settlePin } from "./pin-proof";
import { listProofs } from "./queries";

const { db } = testDatabase();
const { mails, entries } = orderDeskSteps(db);

const visitor: Identity = { state: "visitor" };
const SHA = "0".repeat(64);

async function given(order: Parameters<typeof givenProof>[1] = {}) {
  const proof = await givenProof(db, { emailProven: true, proof: "link", ...order });
  const line = await db.orderLine.findUniqueOrThrow({
    where: { id: proof.orderLineId },
    include: { order: true },
  });
  return { proof, line, order: line.order };
}

const seen = async (proof: { id: string }, key: string) =>
  requireProof(db, proof.id, { identity: visitor, key });

const approve = async (proof: { id: string }, key: string, sha256 = SHA) =>
  approveProof({
    db,
    seen: await seen(proof, key),
    request: { sha256, name: "Asha Verma" },
    ipAddress: FROM,
  });

/** The effect of sending a proof on its line, without the file. */
const sendNext = (orderId: string, lineId: string) =>
  db.$transaction(async (tx) => {
    const locked = await lockLine(tx, orderId, lineId);
    await moveLine(tx, locked, "proof");
    await supersedeProofs(tx, locked);
    const file = {
      sha256: "1".repeat(64),
      name: "2.pdf",
      storage: "disk",
      key: "proof/2",
      pages: 1,
    };
    return tx.proof.create({ data: { orderLineId: lineId, n: 2, by: "Meera Nair", ...file } });
  });

describe("an approval", () => {
  it("stores who approved which file in which words, and sets the dispatch day once", async () => {
    const { proof, line, order } = await given();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00+05:30") });
    const answer = await approve(proof, order.accessKey);
    vi.useRealTimers();
    expect(answer).toMatchObject({
      state: "approved",
      approval: { name: "Asha Verma", way: "key", words: answer.words },
    });
    expect(answer.words).toContain("I approve proof 1 of “Kraft mailer box, printed” (2 packs)");
    const approval = await db.proofApproval.findUniqueOrThrow({ where: { proofId: proof.id } });
    expect(approval).toMatchObject({ sha256: SHA, ipAddress: FROM, way: "key", note: null });
    expect(await db.orderLine.findUnique({ where: { id: line.id } })).toMatchObject({
      stage: "approved",
      approvalId: approval.id,
      approvedAt: approval.at,
    });
    const { dispatchBy } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
    expect(dispatchBy?.toISOString().slice(0, 10)).toBe("2026-12-01");
    expect(await mails()).toEqual(["proof-approved", "proof-approved-shop"]);
    expect(await entries("Proof Approved")).toMatchObject([{ details: { proof: proof.id } }]);
  });

  it("sets the dispatch day only with the last line", async () => {
    const { proof, order } = await given({
      lines: {
        create: [
          { ...PRINTED_LINE, stage: "proof_sent" },
          { ...PRINTED_LINE, position: 1, leadDays: 20 },
        ],
      },
    });
    await approve(proof, order.accessKey);
    expect((await db.order.findUniqueOrThrow({ where: { id: order.id } })).dispatchBy).toBeNull();
  });

  it("is stored once, however often it is sent", async () => {
    const { proof, order } = await given();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => approve(proof, order.accessKey)),
    );
    expect(new Set(answers.map(({ approval }) => approval?.at)).size).toBe(1);
    expect(await db.proofApproval.count()).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("is refused for another file and a cancelled order", async () => {
    const { proof, order } = await given();
    const { accessKey: key } = order;
    await expect(approve(proof, key, "2".repeat(64))).rejects.toMatchObject({
      code: "proof_superseded",
    });
    await db.order.update({ where: { id: order.id }, data: { status: "Cancelled" } });
    await expect(approve(proof, key)).rejects.toMatchObject({ code: "invalid_transition" });
    expect(await db.proofApproval.count()).toBe(0);
  });

  it("concurrent with a newer proof has one outcome", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { proof, line, order } = await given();
      const [approved, sent] = await Promise.allSettled([
        approve(proof, order.accessKey),
        sendNext(order.id, line.id),
      ]);
      const refused = [approved, sent].filter(({ status }) => status === "rejected");
      expect(refused).toHaveLength(1);
      const { stage } = await db.orderLine.findUniqueOrThrow({ where: { id: line.id } });
      expect(stage).toBe(approved.status === "fulfilled" ? "approved" : "proof_sent");
      const code = approved.status === "fulfilled" ? "invalid_transition" : "proof_superseded";
      expect(refused[0]).toMatchObject({ reason: { code } });
    }
  });

  it("is the buyer's, or recorded by staff when given by phone", async () => {
    const { proof, order } = await given();
    const account = await givenUser(db, { role: "admin" });
    const admin = { state: "signed-in", account } as unknown as Identity;
    const byAdmin = await requireProof(db, proof.id, { identity: admin, key: order.accessKey });
    const request = { sha256: SHA, name: "Meera" };
    await expect(
      approveProof({ db, seen: byAdmin, request, ipAddress: FROM }),
    ).rejects.toMatchObject({ code: "forbidden" });
    const note = "Asha called: print it.";
    const answer = await approveByPhone({
      db,
      seen: byAdmin,
      actor: meera,
      ipAddress: FROM,
      request: { way: "phone", note, name: undefined },
    });
    expect(answer.approval).toMatchObject({ way: "phone", name: "Asha Verma" });
    expect(await db.proofApproval.findMany()).toMatchObject([{ note }]);
  });

  it("ends the buyer's right to cancel, as the order shows", async () => {
    const { proof, order } = await given();
    expect(await readOrders(db, [order.id])).toMatchObject([{ cancellable: true }]);
    await approve(proof, order.accessKey);
    expect(await readOrders(db, [order.id])).toMatchObject([{ cancellable: false }]);
    const by = { db, order, actor: meera, ipAddress: FROM };
    await expect(cancelOrder({ ...by, party: "customer" })).rejects.toMatchObject({
      code: "invalid_transition",
    });
    await cancelOrder({ ...by, party: "shop" });
  });

  it("cannot be changed by SQL, nor can its proof's file", async () => {
    const { proof, order } = await given();
    await approve(proof, order.accessKey);
    await expect(db.$executeRaw`UPDATE proof_approvals SET name = 'x'`).rejects.toThrow(
      "append-only",
    );
    await expect(db.$executeRaw`DELETE FROM proof_approvals`).rejects.toThrow("append-only");
    await expect(db.$executeRaw`UPDATE proofs SET sha256 = 'x'`).rejects.toThrow("not changed");
    const { proof: other } = await given();
    await expect(db.$executeRaw`
      INSERT INTO proof_approvals (id, "proofId", sha256, words, name, "ipAddress", way)
      VALUES (gen_random_uuid(), ${other.id}::uuid, 'x', '', '', '', 'key')`).rejects.toThrow(
      "names the file",
    );
  });
});

describe("pins and changes", () => {
  it("are set by both sides, settled, and send the proof back", async () => {
    const { proof, line, order } = await given();
    const buyer = await seen(proof, order.accessKey);
    const pin = { page: 1, x: 0.5, y: 0.25, text: "Larger, please." };
    const pinned = await pinProof({ db, seen: buyer, pin, ipAddress: FROM });
    expect(pinned.pins).toMatchObject([{ ...pin, n: 1, party: "customer", settled: false }]);
    const settling = { db, seen: buyer, pin: pinned.pins[0]?._id ?? "", ipAddress: FROM };
    expect((await settlePin({ ...settling, settled: true })).pins).toMatchObject([
      { settled: true },
    ]);
    await expect(
      requestChanges({ db, seen: buyer, text: undefined, ipAddress: FROM }),
    ).rejects.toMatchObject({ code: "invalid_input" });
    await settlePin({ ...settling, settled: false });
    const requested = await requestChanges({ db, seen: buyer, text: undefined, ipAddress: FROM });
    expect(requested.state).toBe("changes_asked");
    expect(await mails()).toEqual(["proof-changes"]);
    await expect(approve(proof, order.accessKey)).rejects.toMatchObject({
      code: "invalid_transition",
    });
    await sendNext(order.id, line.id);
    await expect(pinProof({ db, seen: buyer, pin, ipAddress: FROM })).rejects.toMatchObject({
      code: "proof_superseded",
    });
    expect((await listProofs(db, { orderId: order.id })).map(({ state }) => state)).toEqual([
      "superseded",
      "sent",
    ]);
  });

  it("must be on existing pages of the proof", async () => {
    const { proof, order } = await given();
    const pin = { page: 2, x: 0, y: 0, text: "Here" };
    await expect(
      pinProof({ db, seen: await seen(proof, order.accessKey), pin, ipAddress: FROM }),
    ).rejects.toMatchObject({ code: "invalid_input" });
  });
});

it("a proof is hidden without session or key, and at the packing table until approved", async () => {
  const { proof, order } = await given();
  const missing = { code: "not_found" };
  await expect(seen(proof, "x")).rejects.toMatchObject(missing);
  const other = await givenOrder(db);
  await expect(seen(proof, other.accessKey)).rejects.toMatchObject(missing);
  const account = await givenUser(db, { role: "packer" });
  const packer = { state: "signed-in", account } as unknown as Identity;
  await expect(requireProof(db, proof.id, { identity: packer })).rejects.toMatchObject(missing);
  await approve(proof, order.accessKey);
  expect(await requireProof(db, proof.id, { identity: packer })).toMatchObject({ seesAll: false });
});
