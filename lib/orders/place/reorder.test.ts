import { describe, expect, it } from "vitest";
import type { Quote } from "@/lib/orders/cart/schemas";
import { hasChanged, reorderPlan, reorderQuestion } from "./reorder";

const ordered = (_id: string | null, name: string, quantity: number) => ({
  ...({ _id: `line of ${name}`, kind: "product", unit: "PAC", basis: 1, stage: null } as const),
  lineTotal: 10 * quantity,
  product: { _id, name, thumbnailImage: "/media/then.webp", packSize: null, sku: null },
  quantity,
  price: 10,
});

const line = (product: string, changes: Partial<Quote["lines"][number]>) => ({
  ...({ kind: "product", unit: "PAC", basis: 1 } as const),
  product,
  name: `${product} today`,
  thumbnailImage: "/media/now.webp",
  price: 12.5,
  quantity: 4,
  lineTotal: 50,
  stockCount: 100,
  available: true,
  ...changes,
});

const quote = (...lines: Quote["lines"]): Quote => ({
  lines,
  subtotal: 0,
  discount: 0,
  promo: null,
  shipping: 0,
  tax: 0,
  total: 0,
});

describe("reorderQuestion", () => {
  it("asks once for each product that still has an id", () => {
    const products = [ordered("a", "A", 2), ordered(null, "B", 1), ordered("a", "A", 3)];
    expect(reorderQuestion({ products })).toEqual({ items: [{ product: "a", quantity: 5 }] });
  });

  it("reuses approved artwork, and needs a proof for print that was never approved", () => {
    const print = { option: "Your mark", sides: 1, colours: 2, tool: "plate", again: "earlier" };
    const approved = { ...ordered("a", "A", 2), print, stage: "approved" } as const;
    const open = { ...ordered("b", "B", 3), print, stage: "proof_sent" } as const;
    const choice = { option: "Your mark", sides: 1, colours: 2 };
    const products = [approved, open];
    const items = [
      { product: "a", quantity: 2, print: { ...choice, again: "line of A" } },
      { product: "b", quantity: 3, print: choice },
    ];
    expect(reorderQuestion({ products })).toEqual({ items });
    const answers = items.map(({ product, ...item }) => line(product, { ...item, lineTotal: 25 }));
    expect(reorderPlan({ products }, quote(...answers)).items).toMatchObject([
      { _id: "a", print: items[0]?.print },
      { _id: "b", print: choice },
    ]);
  });

  it("tells boxes of the same name apart by their size", () => {
    const box = ordered(null, "Mailer box", 1000);
    const spec = { size: "230 × 155 × 70 mm" };
    const made = { length: 230, width: 155, height: 70, inside: true, finish: null };
    const sized = {
      ...({ style: "mailer-box", spec, kind: "custom", unit: "PCS", basis: 1000 } as const),
      made: { ...made, board: "kraft", print: "plain", table: 1 },
    };
    const products = [{ ...box, ...sized }];
    const name = "Mailer box, 230 × 155 × 70 mm";
    expect(reorderPlan({ products }, null).gone).toEqual([name]);
    const code = "BOX-07";
    const today = line("", { ...sized, name: "Mailer box", quantity: 1000, least: 50, code });
    const plan = reorderPlan({ products }, quote(today));
    const coded = `${name}, Your code ${code}`;
    expect(plan.priced).toEqual([{ name: coded, then: 10, now: 12.5, unit: "PCS", basis: 1000 }]);
    expect(plan.names).toEqual([coded]);
  });

  it("stays within the limits of one cart", () => {
    const products = [ordered("a", "A", 9_000), ordered("a", "A", 9_000)];
    expect(reorderQuestion({ products }).items).toEqual([{ product: "a", quantity: 10_000 }]);
  });
});

describe("reorderPlan", () => {
  it("takes today's name, price, picture, pack size and article number", () => {
    const packed = { packSize: "100 pieces", sku: "A-1" };
    const plan = reorderPlan({ products: [ordered("a", "A", 4)] }, quote(line("a", packed)));
    expect(plan).toEqual({
      items: [
        {
          _id: "a",
          name: "a today",
          price: 12.5,
          thumbnailImage: "/media/now.webp",
          ...packed,
          quantity: 4,
        },
      ],
      names: ["a today"],
      short: [],
      gone: [],
      priced: [{ name: "a today", then: 10, now: 12.5, unit: "PAC", basis: 1 }],
      ruled: [],
    });
    expect(hasChanged(plan)).toBe(true);
  });

  it("reports nothing when nothing changed", () => {
    const plan = reorderPlan({ products: [ordered("a", "A", 4)] }, quote(line("a", { price: 10 })));
    expect(hasChanged(plan)).toBe(false);
  });

  it("keeps a quantity that breaks today's rules, and reports them", () => {
    const problem = "Sold in multiples of 5.";
    const answer = quote(line("a", { available: false, problem }));
    const plan = reorderPlan({ products: [ordered("a", "A", 4)] }, answer);
    expect(plan.items).toMatchObject([{ _id: "a", quantity: 4 }]);
    expect(plan).toMatchObject({ ruled: [{ name: "a today", problem }], short: [], gone: [] });
  });

  it("keeps the old quantity when the stock is lower, and reports it", () => {
    const answer = quote(line("a", { available: false, stockCount: 3 }));
    const plan = reorderPlan({ products: [ordered("a", "A", 4)] }, answer);
    expect(plan.items).toMatchObject([{ _id: "a", quantity: 4 }]);
    expect(plan.short).toEqual([{ name: "a today", most: 3, wanted: 4 }]);
  });

  it.each([
    ["switched off", line("a", { available: false, stockCount: 100 })],
    ["sold out", line("a", { available: false, stockCount: 0 })],
    ["deleted", line("b", {})],
  ])("names a product that is %s by its old name", (_, answered) => {
    const plan = reorderPlan({ products: [ordered("a", "A", 4)] }, quote(answered));
    expect(plan).toMatchObject({ items: [], short: [], gone: ["A"], priced: [], ruled: [] });
  });

  it("names products without an id, and needs no quote when there are no others", () => {
    const plan = reorderPlan({ products: [ordered(null, "Old", 1)] }, null);
    expect(plan.gone).toEqual(["Old"]);
  });
});
