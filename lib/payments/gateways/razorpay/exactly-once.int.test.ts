import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { testDatabase } from "@/e2e/support/database";
import type { GatewayPayment } from "@/e2e/steps/razorpay/razorpay-books";
import { signedEvent } from "@/e2e/support/stand-ins/razorpay-signatures";
import { razorpaySteps, startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { confirmPayment } from "./gateway";

const { db } = testDatabase();
const gateway = await startGateway();
afterAll(() => gateway.close());

const { opened, tell, callBack, poll } = razorpaySteps(db, gateway);

const TOTAL = 112_200;
type Telling = () => Promise<unknown>;

/** One random scenario: the payments of an order, the time of its cancellation, and the reports. */
interface Fate {
  payments: { status: "captured" | "authorized" | "failed"; amount: number }[];
  cancelled: "never" | "before" | "meanwhile";
  callbacks: number;
  /** Repetitions of the same event, and of the same report with another event id. */
  replays: number;
  copies: number;
  forged: boolean;
  /** True when its payments are reported as those of the neighbouring order. */
  swapped: boolean;
}

const fate: fc.Arbitrary<Fate> = fc.record({
  payments: fc.array(
    fc.record({
      status: fc.constantFrom("captured", "captured", "authorized", "failed"),
      // The last includes a fee that the customer bears.
      amount: fc.constantFrom(TOTAL, TOTAL, TOTAL, 100, TOTAL + 2_655),
    }),
    { minLength: 0, maxLength: 2 },
  ),
  cancelled: fc.constantFrom("never", "never", "before", "meanwhile"),
  callbacks: fc.nat(2),
  replays: fc.constantFrom(0, 0, 1, 3, 12),
  copies: fc.nat(2),
  forged: fc.boolean(),
  swapped: fc.boolean(),
});

interface World {
  fates: Fate[];
  /** Shuffle of the reports, and the number that run concurrently. */
  shuffle: number[];
  lanes: number;
}

const world: fc.Arbitrary<World> = fc.record({
  fates: fc.array(fate, { minLength: 2, maxLength: 5 }),
  shuffle: fc.array(fc.nat(), { minLength: 50, maxLength: 50 }),
  lanes: fc.integer({ min: 1, max: 8 }),
});

interface Played {
  id: string;
  razorpayOrderId: string;
  payments: GatewayPayment[];
}

async function begin({ payments, cancelled }: Fate): Promise<Played> {
  const { id, razorpayOrderId } = await opened();
  if (cancelled === "before") await cancel(id);
  return { id, razorpayOrderId, payments: payments.map((p) => gateway.pay(razorpayOrderId, p)) };
}

const cancel = (id: string) =>
  db.order.update({ where: { id }, data: { status: "Cancelled" }, select: { id: true } });

/** All reports about an order, true and false ones. */
function toNews(fate: Fate, played: Played, neighbour: Played): Telling[] {
  const news: Telling[] = fate.cancelled === "meanwhile" ? [() => cancel(played.id)] : [];
  for (const payment of played.payments) {
    const event = gateway.eventOf("payment.captured", { payment });
    const add = (times: number, telling: Telling) =>
      news.push(...Array.from({ length: times }, () => telling));
    add(fate.callbacks, () => callBack(payment));
    add(fate.replays, () => tell(event));
    add(fate.copies, () => tell(gateway.eventOf("order.paid", { payment })));
    if (fate.forged) {
      add(1, () => tell(signedEvent(JSON.parse(event.body), "guessed")));
      add(1, () => confirmPayment(db, { ...gateway.receiptOf(payment), razorpay_signature: "" }));
    }
    if (fate.swapped) {
      const told = { ...payment, order_id: neighbour.razorpayOrderId };
      add(2, () => tell(gateway.eventOf("payment.captured", { payment: told })));
      add(1, () => callBack(told));
    }
  }
  return news;
}

async function tellAll(news: Telling[], { shuffle, lanes }: World): Promise<void> {
  const waiting = news
    .map((telling, index) => ({
      telling,
      at: (shuffle[index % shuffle.length] ?? 0) ^ (index * 7),
    }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ telling }) => telling);
  const lane = async () => {
    for (let telling = waiting.pop(); telling; telling = waiting.pop()) {
      await telling().catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function readReceipts(orderId: string): Promise<[string | null, number][]> {
  const rows = await db.payment.findMany({ where: { orderId, kind: "receipt" } });
  return rows.map(({ providerId, amountPaise }) => [providerId, Number(amountPaise)]);
}

const sorted = (rows: [string | null, number][]) =>
  rows.toSorted(([a], [b]) => String(a).localeCompare(String(b)));

const withoutFee = ({ amount }: { amount: number }) => Math.min(amount, TOTAL);

/** Expects each captured payment once, on its own order, with the amount without fee, and nothing else in the ledger. */
async function check({ id, payments }: Played): Promise<void> {
  const came = payments.filter(({ captured }) => captured);
  expect(sorted(await readReceipts(id))).toEqual(
    sorted(came.map((payment) => [payment.id, withoutFee(payment)])),
  );
  const order = await db.order.findUniqueOrThrow({ where: { id } });
  const sum = came.reduce((total, payment) => total + withoutFee(payment), 0);
  expect(Number(order.paidPaise)).toBe(sum);
  const refunded = came.reduce((total, payment) => total + payment.amount_refunded, 0);
  expect(Number(order.refundedPaise)).toBe(refunded);
  if (order.paymentState === "paid") expect(sum - refunded).toBe(TOTAL);
}

async function play(made: World): Promise<void> {
  await db.$executeRaw`SELECT testing.reset()`;
  await db.setting.create({ data: { key: "paymentMethods", value: "razorpay" } });
  const played: Played[] = [];
  for (const each of made.fates) played.push(await begin(each));
  const news = made.fates.flatMap((each, index) => {
    const neighbour = played[(index + 1) % played.length];
    const own = played[index];
    return own && neighbour ? toNews(each, own, neighbour) : [];
  });
  const polls: Telling[] = [() => poll(), () => poll()];
  await tellAll([...news, ...polls], made);
  await poll();
  for (const each of played) await check(each);
}

describe("reports in any number, order and concurrency", () => {
  it("record each payment once, on its own order", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const property = fc.asyncProperty(world, play);
    await fc.assert(property, { seed: 20_261_122, numRuns: 60, endOnFailure: true });
  }, 600_000);

  it("count fifty replays, a callback and a poller as one payment", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId);
    const event = gateway.eventOf("payment.captured", { payment });
    await Promise.all([
      ...Array.from({ length: 50 }, () => tell(event)),
      callBack(payment),
      callBack(payment),
      poll(),
      poll(),
    ]);
    expect(await readReceipts(id)).toEqual([[payment.id, TOTAL]]);
    expect(await db.receivedEvent.count()).toBe(1);
  });
});
