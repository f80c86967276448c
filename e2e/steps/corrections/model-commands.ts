import fc from "fast-check";
import { expect } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { readOpen } from "@/lib/companies/credit/credit";
import type { Corrected, CorrectedLine } from "@/lib/fulfilment/corrections/schemas";
import { toPaise } from "@/lib/pricing/money";
import { approvalSteps, type GivenMember } from "../company/approval-steps";
import { dispatchSteps } from "../dispatch-steps";
import { documentSteps } from "../document-steps";
import { moneySteps } from "../money-steps";
import { orderDeskSteps } from "../order-admin-steps";
import { placeIn, POSTAL_ADDRESS } from "../postal-address";
import { creditClaim } from "./credit-claim";
import { correctionSteps } from "./correction-steps";
import { expectAgreement } from "./order-agrees";
import {
  changeLines,
  creditSample,
  expectModel,
  readOne,
  ship,
  type OrderModel,
} from "./order-model";

export interface Real {
  id: string;
  owner: { userId: string; companyId: string | null };
  approver: GivenMember | null;
  stock: ReadonlyMap<string, number>;
  plain: readonly string[];
  /** Hashes of the documents' PDFs when first printed. */
  printed: Map<string, string>;
}

type Command = fc.AsyncCommand<OrderModel, Real>;
type Apply = (model: OrderModel) => void | Promise<void>;

/** Allowed refusals of an untimely or forbidden command. */
const REFUSALS = [
  "invalid_input",
  "invalid_transition",
  "out_of_stock",
  "invoiced",
  "dispatched",
  "in_production",
  "not_found",
  "above_ordered",
  "above_paid",
  "proof_pending",
  "advance_due",
  "balance_due",
  "approval_required",
  "price_changed",
];

/** Commands that change an order and its model. */
export function modelCommands(db: PrismaClient) {
  const { advance } = orderDeskSteps(db);
  const { correct, approve: approveProof } = correctionSteps(db);
  const { pay, refund, takeBack, cancel } = moneySteps(db);
  const { dispatch, bill } = dispatchSteps(db);
  const { invoice } = documentSteps(db);
  const { approve } = approvalSteps(db);

  const nothing: Apply = () => undefined;
  const done = new Map<string, number>();

  /** A refused command changes nothing; a successful one changes the model as well, and both agree. */
  const command = (
    kind: string,
    words: string,
    act: (real: Real, model: OrderModel) => Promise<Apply>,
  ): Command => ({
    check: () => true,
    toString: () => `${kind} ${words}`,
    run: async (model, real) => {
      const before = await readOne(db, real.id);
      const apply = await act(real, model).catch(async (error: unknown) => {
        if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
        expect(await readOne(db, real.id)).toEqual(before);
        return null;
      });
      await apply?.(model);
      if (apply) done.set(kind, (done.get(kind) ?? 0) + 1);
      await expectAll(real, model);
    },
  });

  async function expectAll(real: Real, model: OrderModel): Promise<void> {
    const { id, owner, stock } = real;
    await expectModel(db, id, { model, stock });
    await expectAgreement(db, id, new Map());
    const { payment } = await readOne(db, id);
    const isOnAccount = model.limitPaise !== null;
    const open = isOnAccount ? Math.max(0, payment.outstandingPaise) : 0;
    expect(await readOpen(db, owner)).toBe(open);
  }

  /** Corrects the order after a dry run that must match. */
  async function correctAs(real: Real, model: OrderModel, asked: Corrected): Promise<Apply> {
    const before = await readOne(db, real.id);
    const tried = await correct(real.id, { requested: asked, isDryRun: true });
    expect(await readOne(db, real.id)).toEqual(before);
    const apply = applyCorrection(real, asked, before.totals.totalPaise);
    const made = await correct(real.id, { requested: asked }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "approval_required") model.waiting = apply;
      throw error;
    });
    expect({ ...made, approval: null }).toEqual({ ...tried, approval: null });
    expect(tried.approval).toBeNull();
    return apply;
  }

  const applyCorrection =
    ({ id }: Real, asked: Corrected, beforePaise: number) =>
    async (model: OrderModel) => {
      const after = await readOne(db, id);
      const { lines = [], shippingWay, shippingAddress } = asked;
      await changeLines(db, model, { asked: lines, after });
      if (shippingAddress) model.state = shippingAddress.state;
      if (shippingWay) model.way = shippingWay;
      if (lines.length > 0 || shippingWay) {
        model.shippingPaise = ship(model, after.totals.subtotalPaise);
        model.sample = creditSample(model, after.totals.subtotalPaise);
      }
      const { limitPaise } = model;
      if (limitPaise !== null && after.totals.totalPaise > beforePaise)
        expect(after.payment.outstandingPaise).toBeLessThanOrEqual(limitPaise);
    };

  const lineAt = async ({ id }: Real, index: number) => {
    const lines = (await readOne(db, id)).lines.filter(({ forLine }) => forLine === null);
    const line = lines[index % lines.length];
    if (!line) throw new Error("The order has no line.");
    return line;
  };

  const index = fc.nat({ max: 5 });
  const quantity = fc.integer({ min: 0, max: 12 });
  const UNITS = fc.integer({ min: 1, max: 2 });
  const price = fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: undefined });

  function putBack({ back }: OrderModel, product: string | null, packs: number): void {
    if (product !== null) back.set(product, (back.get(product) ?? 0) + packs);
  }

  const change = (at: number, count: number, paise?: number): Command =>
    command("change", `${at}: ${count} at ${paise ?? "today's"}`, async (real, model) => {
      const line = await lineAt(real, at);
      const agreed = paise === undefined ? undefined : paise / 100;
      const many = line.kind === "custom" ? 100 * count : count;
      const wish: CorrectedLine = { line: line.id, quantity: many, price: agreed };
      return correctAs(real, model, { lines: [wish] });
    });

  const ADD = fc.tuple(index, quantity, price).map(([at, count, paise]) =>
    command("add", `${count + 1} of ${at} at ${paise ?? "today's"}`, (real, model) => {
      const product = real.plain[Math.max(at, 2) % 3];
      const agreed = paise === undefined ? undefined : paise / 100;
      return correctAs(real, model, { lines: [{ product, quantity: count + 1, price: agreed }] });
    }),
  );

  const MOVE = fc
    .constantFrom("Karnataka", "Haryana", "Delhi")
    .map((state) =>
      command("move", state, (real, model) =>
        correctAs(real, model, { shippingAddress: { ...POSTAL_ADDRESS, ...placeIn(state) } }),
      ),
    );

  const SHIP = fc
    .constantFrom("courier" as const, "own" as const, "pickup" as const)
    .map((way) =>
      command("ship", way, (real, model) => correctAs(real, model, { shippingWay: way })),
    );

  const payIn = (rupees: number) =>
    command("pay", `₹${rupees}`, async ({ id }, { isCancelled }) => {
      if (isCancelled) return nothing;
      await pay(id, rupees);
      return (model) => {
        model.paidPaise += toPaise(rupees);
      };
    });

  /** Overpayments are refunded first, without reducing the price. */
  const REFUND = fc.integer({ min: 1, max: 3000 }).map((rupees) =>
    command("refund", `₹${rupees}`, async ({ id }) => {
      const { payment } = await readOne(db, id);
      await refund(id, rupees, { means: "bank" });
      const overpaid = Math.max(0, -payment.outstandingPaise);
      const creditPaise = Math.max(0, toPaise(rupees) - overpaid);
      const after = await readOne(db, id);
      expect(after.payment.outstandingPaise).toBe(
        payment.outstandingPaise + toPaise(rupees) - creditPaise,
      );
      return (model) => {
        model.refundedPaise += toPaise(rupees);
        if (!payment.isBilled) model.reducedPaise += creditPaise;
      };
    }),
  );

  /** Dispatches part of a line, or all of it: what is fully billed stays as billed. */
  const send = (at: number, count: number) =>
    command("dispatch", `${count || "all"} of ${at}`, async (real) => {
      const { id, kind, quantity: all } = await lineAt(real, at);
      const many = count === 0 ? all : kind === "custom" ? 100 * count : count;
      await dispatch(real.id, { lines: [{ line: id, quantity: many }] });
      return nothing;
    });

  const billOpen = command("bill", "a dispatch", async ({ id }) => {
    const open = await db.orderDispatch.findFirst({ where: { orderId: id, invoice: null } });
    await bill(id, open?.id ?? "");
    return nothing;
  });

  const RETURN = fc.tuple(index, UNITS, fc.boolean()).map(([at, count, restock]) =>
    command("return", `${count} of ${at}`, async (real) => {
      const { id: line, productId, print } = await lineAt(real, at);
      await takeBack(real.id, { lines: [{ line, quantity: count, restock }] });
      return ({ back }) => {
        if (restock && productId && !print) back.set(productId, (back.get(productId) ?? 0) + count);
      };
    }),
  );

  const claim = (at: number, count: number) =>
    command("claim", `${count} of ${at}`, async (real) => {
      const line = await lineAt(real, at);
      const lines = await creditClaim(db, await readOne(db, real.id), line, count);
      return ({ claimed }) => {
        for (const { orderLineId, quantity } of lines)
          claimed.set(orderLineId, (claimed.get(orderLineId) ?? 0) + quantity);
      };
    });

  const approveOpen = command("approve the proof", "", async (real) => {
    const { lines, status } = await readOne(db, real.id);
    if (status !== "Pending" && status !== "Processing") return nothing;
    const [open] = lines.filter(({ stage }) => stage !== null && stage !== "approved");
    if (open) await approveProof(real.id, open.id);
    return nothing;
  });

  const COMPANY = fc.constant(
    command("approve", "what waits", async ({ id, approver }, model) => {
      const where = { correctsId: id, state: "waiting" } as const;
      const request = await db.approvalRequest.findFirst({ where });
      if (!approver || !request || !model.waiting) return nothing;
      await approve(approver, request.id);
      const apply = model.waiting;
      model.waiting = null;
      return apply;
    }),
  );

  const begin = command("begin", "", async ({ id }) => {
    await advance(id, { status: "Processing" });
    return nothing;
  });

  const INVOICE = fc.constant(
    command("invoice", "", async ({ id }) => {
      await invoice(id);
      return nothing;
    }),
  );

  const CANCEL = fc.constant(
    command("cancel", "", async ({ id }) => {
      const { lines, status } = await readOne(db, id);
      await cancel(id);
      return (model) => {
        model.isCancelled = true;
        // Once production has begun, packs may be printed.
        for (const { productId, print, quantity: packs } of lines)
          if (status === "Processing" && print) putBack(model, productId, -packs);
      };
    }),
  );

  /** The usual way of an order with a printed line, which no chance leaves out. */
  const USUAL = [change(0, 6), payIn(100), approveOpen, begin, send(0, 0), billOpen, claim(0, 1)];

  const DISPATCH = fc
    .tuple(index, fc.constantFrom(0, 0, 1, 2, 3))
    .map(([at, count]) => send(at, count));

  /** Commands that end an order are rare. */
  const COMMAND = fc.oneof(
    { arbitrary: fc.tuple(index, quantity, price).map((args) => change(...args)), weight: 9 },
    { arbitrary: ADD, weight: 5 },
    { arbitrary: MOVE, weight: 2 },
    { arbitrary: SHIP, weight: 3 },
    { arbitrary: fc.integer({ min: 1, max: 6000 }).map(payIn), weight: 5 },
    { arbitrary: REFUND, weight: 5 },
    { arbitrary: fc.constant(approveOpen), weight: 2 },
    { arbitrary: fc.constant(begin), weight: 2 },
    { arbitrary: DISPATCH, weight: 7 },
    { arbitrary: fc.constant(billOpen), weight: 6 },
    { arbitrary: RETURN, weight: 4 },
    { arbitrary: fc.tuple(index, UNITS).map((args) => claim(...args)), weight: 4 },
    { arbitrary: COMPANY, weight: 3 },
    { arbitrary: INVOICE, weight: 1 },
    { arbitrary: CANCEL, weight: 1 },
  );

  /** Dispatches and bills the rest: the invoices then add up to the order's total. */
  async function sendAll(real: Real, model: OrderModel): Promise<void> {
    const { id } = real;
    const { lines, status, payment } = await readOne(db, id);
    if (status === "Cancelled") return;
    if (payment.outstandingPaise > 0) await pay(id, payment.outstandingPaise / 100);
    model.paidPaise += Math.max(0, payment.outstandingPaise);
    for (const { id: line, stage } of lines)
      if (stage !== null && stage !== "approved") await approveProof(id, line);
    if (status === "Pending") await advance(id, { status: "Processing" });
    const gone = await db.orderDispatchLine.groupBy({
      by: ["orderLineId"],
      where: { dispatch: { orderId: id } },
      _sum: { quantity: true },
    });
    const left = lines.map((line) => {
      const sent = gone.find(({ orderLineId }) => orderLineId === line.id)?._sum.quantity ?? 0;
      return { line: line.id, quantity: line.quantity - sent };
    });
    const remaining = left.filter((each) => each.quantity > 0);
    if (remaining.length > 0) await dispatch(id, { lines: remaining });
    const open = await db.orderDispatch.findMany({ where: { orderId: id, invoice: null } });
    for (const each of open) await bill(id, each.id);
    await expectAll(real, model);
  }

  return { COMMAND, USUAL, sendAll, done };
}
