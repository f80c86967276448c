import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { asha, FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { dayName } from "@/lib/base/india-time";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { countOrdersUpTo } from "@/lib/orders/read/admin-list";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { addWorkingDays } from "@/lib/shop/working-time/calendar";
import { stepBack } from "../status/step-back";
import { answerCallOff } from "./answer-call-off";
import { callOffGoods } from "./call-off-goods";
import { changeCallOff, withdrawCallOff } from "./change-call-off";
import { setCallOffOrder } from "./set-call-off-order";
import { callOffDecisionSchema } from "./schemas";

const { db } = testDatabase();
const { dispatch, shown, givenParts, givenAccepted } = dispatchSteps(db);
const { mails, entries } = orderDeskSteps(db);

const buyer = { actor: asha, ipAddress: FROM };
const shop = { actor: meera, ipAddress: FROM };

/** The working day so many days from today. */
const workingDay = async (days: number) =>
  addWorkingDays(await readShopSettings(db), dayName(new Date()), days);

interface Wanted {
  line: string;
  quantity: number;
  on: string;
}

const ask = (id: string, callOffs: Wanted[], key?: string) =>
  callOffGoods({
    db,
    id,
    party: "customer",
    request: { callOffs },
    idempotencyKey: key,
    ...buyer,
  });
const agree = (id: string, callOffs: Wanted[]) =>
  callOffGoods({ db, id, party: "shop", request: { callOffs }, ...shop });
const answer = (id: string, decision: object) =>
  answerCallOff({ db, id, decision: callOffDecisionSchema.parse(decision), ...shop });

/** A call-off order of 7 and 5 packs. */
async function givenKept() {
  const order = await givenParts();
  await setCallOffOrder({ db, id: order.id, kept: true, ...shop });
  return { ...order, soon: await workingDay(10), later: await workingDay(20) };
}

describe("a call-off", () => {
  it("is requested, agreed for another day, and met by a dispatch that names it", async () => {
    const { id, first, soon, later } = await givenKept();
    const [requested] = await ask(id, [{ line: first, quantity: 3, on: soon }], "k1");
    expect(await ask(id, [{ line: first, quantity: 3, on: soon }], "k1")).toEqual([requested]);
    expect(requested).toMatchObject({
      line: first,
      quantity: 3,
      on: soon,
      state: "asked",
      sent: 0,
    });
    expect(await readToDo(db, "packer")).toContainEqual({
      id: "call-offs",
      count: 1,
      isMore: false,
    });
    const agreed = await answer(requested?.id ?? "", {
      state: "agreed",
      on: later,
      words: "Then.",
    });
    expect(agreed).toMatchObject({ state: "agreed", on: later, words: "Then." });
    const order = await shown(id);
    expect(order).toMatchObject({ kept: true, dispatchBy: later, deliverBy: null });
    expect(order.callOffs?.lines[0]).toEqual({ line: first, left: 7, free: 4 });
    await agree(id, [{ line: first, quantity: 2, on: soon }]);
    expect((await shown(id)).dispatchBy).toBe(soon);
    const lines = [{ line: first, quantity: 3 }];
    await dispatch(id, { lines, callOffs: [agreed.id] });
    const { callOffs, dispatchBy, status } = await shown(id);
    expect(callOffs?.callOffs.map(({ sent }) => sent)).toEqual([0, 3]);
    expect(callOffs?.lines[0]).toEqual({ line: first, left: 4, free: 2 });
    expect({ dispatchBy, status }).toEqual({ dispatchBy: soon, status: "Processing" });
    expect(await mails()).toEqual([
      ...["call-offs-asked", "call-offs-agreed", "call-offs-agreed", "order-dispatched"],
    ]);
    expect(await entries("Order Call-off Created")).toHaveLength(2);
  });

  it("can be requested again after all of its request was withdrawn", async () => {
    const { id, first, soon, later } = await givenKept();
    const wanted = [soon, later].map((on) => ({ line: first, quantity: 1, on }));
    const both = await ask(id, wanted, "k1");
    const withdraw = (callOff: string) =>
      withdrawCallOff({ db, orderId: id, id: callOff, ...buyer });
    await withdraw(both[0]?.id ?? "");
    expect(await ask(id, wanted, "k1")).toEqual([both[1]]);
    await withdraw(both[1]?.id ?? "");
    expect(await ask(id, wanted, "k1")).toHaveLength(2);
  });

  it("is agreed once it is met, even without an answer", async () => {
    const { id, first, soon, later } = await givenKept();
    await ask(id, [
      { line: first, quantity: 3, on: soon },
      { line: first, quantity: 2, on: later },
    ]);
    await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
    const { callOffs } = await shown(id);
    expect(callOffs?.callOffs).toMatchObject([
      { quantity: 3, sent: 3, state: "agreed" },
      { quantity: 2, sent: 0, state: "asked" },
    ]);
  });

  it("is refused without notice, on a closed day, above the order, and for an order that is no call-off order", async () => {
    const { id, first, second, soon } = await givenKept();
    const wanted = { line: first, quantity: 1, on: soon };
    const today = dayName(new Date());
    expect(await readCode(ask(id, [{ ...wanted, on: today }]))).toBe("invalid_input");
    expect(await readCode(ask(id, [{ ...wanted, quantity: 8 }]))).toBe("above_ordered");
    const whole = await givenParts();
    expect(await readCode(ask(whole.id, [{ ...wanted, line: whole.first }]))).toBe(
      "invalid_transition",
    );
    expect(await readCode(ask(id, [{ ...wanted, line: whole.first }]))).toBe("invalid_input");
    await ask(id, [wanted, { line: second, quantity: 5, on: soon }]);
    expect(await readCode(ask(id, [{ ...wanted, line: second }]))).toBe("above_ordered");
  });

  it("can be changed and withdrawn by its buyer until a part of it has left", async () => {
    const { id, first, soon, later } = await givenKept();
    const [one] = await agree(id, [{ line: first, quantity: 3, on: soon }]);
    const own = { db, orderId: id, id: one?.id ?? "", ...buyer };
    const changed = await changeCallOff({ ...own, change: { quantity: 7, on: later } });
    expect(changed).toMatchObject({ quantity: 7, on: later, state: "asked" });
    expect(await readCode(changeCallOff({ ...own, change: { quantity: 8 } }))).toBe(
      "above_ordered",
    );
    const other = await givenKept();
    expect(await readCode(withdrawCallOff({ ...own, orderId: other.id }))).toBe("not_found");
    await dispatch(id, { lines: [{ line: first, quantity: 1 }] });
    expect(await readCode(withdrawCallOff(own))).toBe("invalid_transition");
    const [two] = await agree(other.id, [{ line: other.first, quantity: 3, on: soon }]);
    await withdrawCallOff({ ...own, orderId: other.id, id: two?.id ?? "" });
    expect((await shown(other.id)).callOffs?.callOffs).toEqual([]);
  });

  it("counts nothing once declined", async () => {
    const { id, first, soon } = await givenKept();
    const [requested] = await ask(id, [{ line: first, quantity: 7, on: soon }]);
    await answer(requested?.id ?? "", { state: "declined", words: "The press is down." });
    expect(await countOrdersUpTo(db, { status: "CalledOff" }, 10)).toBe(0);
    await ask(id, [{ line: first, quantity: 7, on: soon }]);
    expect(await readCode(answer(requested?.id ?? "", { state: "agreed" }))).toBe("above_ordered");
  });

  it("of made goods may use the offer's tolerance", async () => {
    const { id, box, label } = await givenAccepted();
    const on = await workingDay(10);
    expect(await readCode(agree(id, [{ line: box, quantity: 5251, on }]))).toBe("above_ordered");
    await agree(id, [
      { line: box, quantity: 5250, on },
      { line: label, quantity: 5050, on },
    ]);
  });

  it("is open again after its dispatch is reverted", async () => {
    const { id, first, second, soon } = await givenKept();
    await agree(id, [{ line: first, quantity: 7, on: soon }]);
    const all = [
      { line: first, quantity: 7 },
      { line: second, quantity: 5 },
    ];
    await dispatch(id, { lines: all });
    await stepBack({ db, id, request: { to: "Processing", reason: "It is here." }, ...shop });
    expect(await shown(id)).toMatchObject({
      dispatchBy: soon,
      partlyDispatched: false,
      callOffs: {
        lines: [
          { left: 7, free: 0 },
          { left: 5, free: 5 },
        ],
        callOffs: [{ sent: 0 }],
      },
    });
  });
});

describe("call-offs", () => {
  it("made concurrently never exceed the last pieces", async () => {
    const { id, first, soon } = await givenKept();
    const both = await Promise.all(
      [1, 2].map(() => readCode(ask(id, [{ line: first, quantity: 4, on: soon }]))),
    );
    expect(both.toSorted()).toEqual(["above_ordered", "done"]);
  });

  it("beyond the order are refused by the database", async () => {
    const { id, first, soon } = await givenKept();
    const data = { orderId: id, orderLineId: first, on: new Date(soon), by: "", quantity: 8 };
    await expect(db.orderCallOff.create({ data: { ...data, party: "shop" } })).rejects.toThrow(
      "No more of a line is called off than may leave",
    );
  });

  it("never exceed the rest, in any sequence of requests, refusals, dispatches and reversals", async () => {
    const step = fc.record({
      act: fc.constantFrom("ask", "decline", "send", "withdraw"),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        const { id, first, soon } = await givenKept();
        for (const { act, quantity } of steps) {
          const open = (await shown(id)).callOffs?.callOffs.find(({ state }) => state === "asked");
          const callOff = open?._id ?? "";
          if (act === "ask") await readCode(ask(id, [{ line: first, quantity, on: soon }]));
          if (act === "decline") await readCode(answer(callOff, { state: "declined" }));
          if (act === "send") await readCode(dispatch(id, { lines: [{ line: first, quantity }] }));
          if (act === "withdraw") {
            await readCode(withdrawCallOff({ db, orderId: id, id: callOff, ...buyer }));
          }
          const { callOffs, dispatches = [] } = await shown(id);
          const sent = dispatches.flatMap(({ lines }) => lines);
          const left = 7 - sent.reduce((sum, each) => sum + each.quantity, 0);
          const called = (callOffs?.callOffs ?? [])
            .filter(({ state }) => state !== "declined")
            .reduce((sum, each) => sum + each.quantity - each.sent, 0);
          expect(called).toBeLessThanOrEqual(left);
          expect(callOffs?.lines[0]).toEqual({ line: first, left, free: left - called });
        }
      }),
      { numRuns: 6 },
    );
  });
});
