import { afterEach, expect, it, vi } from "vitest";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { givenOrder, givenProduct, givenProof } from "@/e2e/steps/factories";
import { offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { approveProof } from "@/lib/artwork/proofs/approve-proof";
import { pinProof, settlePin } from "@/lib/artwork/proofs/pin-proof";
import { requireProof } from "@/lib/artwork/require-proof";
import { adjustStock } from "@/lib/catalogue/stock/stock";
import { requestChanges } from "@/lib/offers/answer-offer";
import { requireOffer } from "@/lib/offers/require-offer";
import { enterPayment, takeBackPayment } from "@/lib/payments/enter-payment";

/** Times in histories come from the database, even if the clock of the web machine that wrote them is wrong. */

const { db } = testDatabase();
const { sentOffer } = offerSteps(db);
const { givenRules, ask, approve, reject, withdraw } = approvalSteps(db);

const MINUTE_MS = 60_000;
const VISITOR = { state: "visitor" } as const;

/** Sets this machine's clock wrong from now on; the database's is right. */
const machine = (minutes: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * MINUTE_MS });

afterEach(() => void vi.useRealTimers());

/** Tables with the columns by which their rows are shown and sorted. */
const HISTORIES = {
  payments: ["at", "createdAt"],
  offers: ["createdAt", "waitingSince"],
  offer_versions: ["createdAt", "sentAt"],
  offer_messages: ["at"],
  proof_pins: ["createdAt", "settledAt"],
  proof_approvals: ["at"],
  order_lines: ["approvedAt"],
  approval_requests: ["createdAt", "decidedAt"],
  stock_adjustments: ["createdAt"],
};

async function talkAboutOffer() {
  const { id, key } = await sentOffer();
  const seen = await requireOffer(db, id, { identity: VISITOR, key });
  await requestChanges({ db, seen, text: "Smaller, please.", ipAddress: FROM });
}

async function approvePrint({ id }: { id: string }) {
  const { order } = await db.orderLine.findFirstOrThrow({
    where: { proofs: { some: { id } } },
    include: { order: true },
  });
  const seen = await requireProof(db, id, { identity: VISITOR, key: order.accessKey });
  const by = { db, seen, ipAddress: FROM };
  await pinProof({ ...by, pin: { page: 1, x: 0.5, y: 0.5, text: "Bolder" } });
  const { id: pin } = await db.proofPin.findFirstOrThrow();
  await settlePin({ ...by, pin, settled: true });
  await approveProof({ ...by, request: { sha256: "0".repeat(64), name: "Asha" } });
}

async function payAndTakeBack(orderId: string) {
  const by = { actor: meera, ipAddress: FROM };
  const request = { amount: 100, means: "cash" } as const;
  const { id: paymentId } = await enterPayment({ db, orderId, request, by });
  await takeBackPayment({ db, orderId, paymentId, request: { reason: "Twice" }, by });
}

async function decideRequests({ buyer, approver }: Awaited<ReturnType<typeof givenRules>>) {
  const { id: product } = await givenProduct(db, { stockCount: 100 });
  const requested = async () => (await ask(buyer, { lines: [{ product, quantity: 1 }] }))._id;
  await approve(approver, await requested());
  await reject(approver, await requested());
  await withdraw(buyer, await requested());
}

it.each([-90, 90])("are the database's with a clock that is off by %i minutes", async (minutes) => {
  const proof = await givenProof(db, { emailProven: true, proof: "link" });
  const order = await givenOrder(db);
  const company = await givenRules([{ kind: "total", amount: 10 }]);
  const product = await givenProduct(db, { stockCount: 5 });
  const real = Date.now();
  machine(minutes);
  await talkAboutOffer();
  await approvePrint(proof);
  await payAndTakeBack(order.id);
  await decideRequests(company);
  const counted = { change: { to: 4 }, reason: "Counted", actor: meera };
  await db.$transaction((tx) => adjustStock(tx, { productId: product.id, ...counted }));
  vi.useRealTimers();
  const wrong: Record<string, number[]> = {};
  for (const [table, columns] of Object.entries(HISTORIES)) {
    for (const column of columns) {
      const rows = await db.$queryRawUnsafe<{ at: Date }[]>(
        `SELECT "${column}" AS "at" FROM "${table}" WHERE "${column}" IS NOT NULL`,
      );
      expect(rows, `${table}.${column}`).not.toEqual([]);
      const off = rows.map(({ at }) => Math.round((at.getTime() - real) / MINUTE_MS));
      if (off.some((each) => Math.abs(each) > 10)) wrong[`${table}.${column}`] = off;
    }
  }
  expect(wrong).toEqual({});
});
