import { describe, expect, it } from "vitest";
import { ORDER } from "../read/example-order";
import { orderSchema, type OrderAnswer } from "../schemas";
import { listNeeded, stopsProduction } from "./needed";

const NOW = new Date("2026-11-20T08:00:00Z");
const EXAMPLE = orderSchema.parse(ORDER);
const { payment: PAYMENT } = EXAMPLE;

function needs(changed: Partial<OrderAnswer>) {
  return listNeeded({ ...EXAMPLE, status: "Pending", due: [], ...changed }, NOW);
}

const owing = (payment: Partial<OrderAnswer["payment"]>) => ({
  payment: { ...PAYMENT, state: "unpaid" as const, paid: 0, refunded: 0, due: 100, ...payment },
});

const staged = (...stages: OrderAnswer["products"][number]["stage"][]) => ({
  products: stages.map((stage) => ({ ...EXAMPLE.products[0], stage })) as OrderAnswer["products"],
});

describe("the next steps of a buyer", () => {
  it("are the advance before production, without the balance", () => {
    const due = [
      { what: "advance" as const, amount: 50, rule: "before_production", state: "due", paid: 20 },
      { what: "balance" as const, amount: 50, rule: "before_dispatch", state: "open", paid: 0 },
    ] as OrderAnswer["due"];
    const requested = { due, ...owing({ method: "bank", paid: 20, due: 80, state: "part" }) };
    const [advance, ...remaining] = needs(requested);
    expect(advance).toMatchObject({ what: "payment", part: "advance", amount: 30, by: null });
    expect(remaining).toEqual([]);
    const paid = due.map((row) => (row.what === "advance" ? { ...row, paid: 50 } : row));
    expect(needs({ ...requested, due: paid })).toEqual([]);
  });

  it("are amounts due or overdue by now, and not later ones", () => {
    const due = [
      {
        what: "total",
        amount: 60,
        by: "2026-12-01",
        rule: "after_invoice",
        state: "due",
        paid: 10,
      },
      { what: "total", amount: 40, by: null, rule: "after_invoice", state: "open", paid: 0 },
    ] as OrderAnswer["due"];
    const [payment] = needs({ due, ...owing({ method: "account", billed: true, due: 90 }) });
    expect(payment).toMatchObject({ what: "payment", part: "balance", amount: 50 });
  });

  it.each([
    ["upi", {}, "total"],
    ["bank", { paid: 40, state: "part" as const }, "balance"],
    ["account", { billed: true, dueOn: "2026-12-20" }, "total"],
    ["cod", { dueOn: "2026-11-19" }, "total"],
  ] as const)("are a payment by %s", (method, more, part) => {
    const [payment] = needs(owing({ method, dueOn: null, billed: false, ...more }));
    expect(payment).toMatchObject({ what: "payment", part, amount: 100 });
  });

  it("are no payment that comes with the goods or after the invoice", () => {
    for (const method of ["cod", "account", null] as const) {
      expect(needs(owing({ method, dueOn: null, billed: false }))).toEqual([]);
    }
  });

  it("are artwork and an answer to a proof, each with its lines", () => {
    const settled = owing({ due: 0, method: null });
    const found = needs({ ...settled, ...staged("needs_artwork", "proof_sent", "checking", null) });
    expect(found.map(({ what }) => what)).toEqual(["artwork", "approval"]);
    expect(stopsProduction(found)).toBe(true);
    expect(needs({ ...settled, ...staged("checking", "approved", "changes_asked") })).toEqual([]);
    expect(needs({ ...settled, ...staged("proof_sent"), status: "Shipped" })).toEqual([]);
  });

  it("omit actions that the reader's role does not allow", () => {
    const all = { ...owing({ method: "upi" }), ...staged("needs_artwork") };
    expect(needs({ ...all, allowed: ["pay"] }).map(({ what }) => what)).toEqual(["payment"]);
    expect(needs({ ...all, allowed: ["act"] }).map(({ what }) => what)).toEqual(["artwork"]);
    expect(needs({ ...all, status: "Cancelled" })).toEqual([]);
  });
});
