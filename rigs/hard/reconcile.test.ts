import { describe, expect, it } from "vitest";
import { reconcile, type Ledger, type OrderEntry, type Seen } from "./reconcile";

const ORDER: OrderEntry = {
  id: "o1",
  orderId: "KLN-1",
  status: "Processing",
  subtotalPaise: 2500,
  discountPaise: 250,
  shippingPaise: 15000,
  taxPaise: 180,
  totalPaise: 17430,
  lines: [{ productId: "p1", pricePaise: 1250, quantity: 2, lineTotalPaise: 2500 }],
  history: ["Pending", "Processing"],
  corrections: [],
};

const mail = (id: string, template: string, state = "completed") => ({
  id,
  template,
  orderId: "o1",
  state,
  reason: state === "failed" ? "EENVELOPE" : null,
});

const ledger = (change: Partial<Ledger> = {}): Ledger => ({
  orders: [ORDER],
  keys: new Map([["k1", "o1"]]),
  products: [{ id: "p1", stockCount: 103, adjusted: 5, images: ["/media/a.webp"] }],
  mails: [
    mail("m1", "order-confirmation"),
    mail("m2", "new-order"),
    mail("m3", "order-processing"),
  ],
  arrived: ["m1", "m2", "m2", "m3"],
  imported: new Map(),
  storedImages: new Map([["/media/a.webp", ["a.webp", "a-640.webp"]]]),
  files: ["a.webp", "a-640.webp"],
  temporary: [],
  brokenChain: null,
  ...change,
});

const SEEN: Seen = {
  placed: new Map([["k1", { id: "o1", orderId: "KLN-1", totalPaise: 17430 }]]),
  statuses: [{ id: "o1", status: "Processing" }],
  corrected: new Map(),
  imports: new Map(),
  initialStock: new Map([["p1", 100]]),
};

const corrected = (totalPaise: number): Seen => ({
  ...SEEN,
  corrected: new Map([["by phone", { id: "o1", totalPaise }]]),
});

const imports = (kind: "companies" | "products", isTaken: boolean): Seen => ({
  ...SEEN,
  imports: new Map([["File 1", { kind, count: 40, isTaken }]]),
});

const imported = (count: number, names = count) =>
  ledger({ imported: new Map([["File 1", { count, names }]]) });

const order = (change: Partial<OrderEntry>) => ledger({ orders: [{ ...ORDER, ...change }] });

describe("the books of a shop", () => {
  it("are right if everything exists once; an email may arrive twice", () => {
    expect(reconcile(ledger(), SEEN)).toEqual([]);
    expect(reconcile(order({ corrections: ["by phone"] }), corrected(17430))).toEqual([]);
    for (const kind of ["companies", "products"] as const) {
      expect(reconcile(imported(40), imports(kind, true))).toEqual([]);
      expect(reconcile(ledger(), imports(kind, false))).toEqual([]);
    }
    expect(reconcile(imported(7), imports("products", false))).toEqual([]);
  });

  it.each<[string, Ledger, Seen, RegExp]>([
    [
      "an acknowledged order is missing",
      ledger(),
      { ...SEEN, placed: new Map([["k2", { id: "o2", orderId: "KLN-2", totalPaise: 1 }]]) },
      /KLN-2 was answered 201/,
    ],
    [
      "an order is there twice",
      ledger({ orders: [ORDER, { ...ORDER, id: "o2", orderId: "KLN-2" }] }),
      SEEN,
      /KLN-2 was made without/,
    ],
    [
      "a key leads to another order",
      ledger({
        keys: new Map([
          ["k1", "o2"],
          ["k2", "o1"],
        ]),
      }),
      SEEN,
      /key of order KLN-1/,
    ],
    [
      "a total differs from the answer",
      order({ totalPaise: 17431, taxPaise: 181 }),
      SEEN,
      /another total/,
    ],
    ["an order does not add up", order({ taxPaise: 181 }), SEEN, /does not add up/],
    [
      "a line does not add up",
      order({ lines: [{ productId: "p1", pricePaise: 1, quantity: 2, lineTotalPaise: 2500 }] }),
      SEEN,
      /does not add up/,
    ],
    [
      "a correction is missing",
      ledger(),
      corrected(17430),
      /by phone” was answered 200 and is there 0/,
    ],
    [
      "a correction is there twice",
      order({ corrections: ["by phone", "by phone"] }),
      corrected(17430),
      /is there 2 times/,
    ],
    [
      "a corrected total differs from the answer",
      order({ corrections: ["by phone"] }),
      corrected(17431),
      /another total than its correction/,
    ],
    ["a file is imported in part", imported(39), imports("companies", true), /39 rows/],
    ["a file of companies breaks off", imported(39), imports("companies", false), /39 rows/],
    ["a file is imported twice", imported(80, 40), imports("products", true), /80 rows and 40/],
    ["a row is there twice", imported(8, 7), imports("products", false), /8 rows and 7/],
    [
      "a change of status is missing",
      order({ status: "Pending", history: ["Pending"] }),
      SEEN,
      /has never been/,
    ],
    [
      "a history jumps",
      order({ status: "Shipped", history: ["Pending", "Shipped"] }),
      SEEN,
      /Shipped after Pending/,
    ],
    [
      "a status is not its history's",
      order({ status: "Shipped" }),
      SEEN,
      /Shipped after Pending, Processing/,
    ],
    [
      "a pack is missing",
      ledger({ products: [{ id: "p1", stockCount: 102, adjusted: 5, images: [] }] }),
      SEEN,
      /102 packs instead of 103/,
    ],
    [
      "a cancelled order's packs did not return",
      order({ status: "Cancelled", history: ["Pending", "Cancelled"] }),
      { ...SEEN, statuses: [] },
      /103 packs instead of 105/,
    ],
    [
      "a mail was never queued",
      ledger({
        mails: [mail("m1", "order-confirmation"), mail("m2", "new-order")],
        arrived: ["m1", "m2"],
      }),
      SEEN,
      /order-processing o1 was never queued/,
    ],
    [
      "a mail was queued twice",
      ledger({ mails: [...ledger().mails, mail("m4", "new-order", "created")] }),
      SEEN,
      /new-order o1 is one too many/,
    ],
    [
      "a mail never came",
      ledger({ arrived: ["m1", "m2"] }),
      SEEN,
      /m3 counts as sent and never came/,
    ],
    [
      "a mail came from nowhere",
      ledger({ arrived: ["m1", "m2", "m3", "m9"] }),
      SEEN,
      /m9 came from nowhere/,
    ],
    [
      "a mail was given up",
      ledger({ mails: [...ledger().mails.slice(0, 2), mail("m3", "order-processing", "failed")] }),
      SEEN,
      /m3 was not sent: failed, EENVELOPE/,
    ],
    [
      "a mail waits for ever",
      ledger({ mails: [...ledger().mails.slice(0, 2), mail("m3", "order-processing", "active")] }),
      SEEN,
      /m3 was not sent: active/,
    ],
    [
      "a shown picture's file is missing",
      ledger({ files: ["a.webp"] }),
      SEEN,
      /a-640.webp of a picture/,
    ],
    [
      "a file belongs to nothing",
      ledger({ files: ["a.webp", "a-640.webp", "b.webp"] }),
      SEEN,
      /b.webp belongs to nothing/,
    ],
    [
      "an upload was left behind",
      ledger({ temporary: ["form-x"] }),
      SEEN,
      /form-x was left behind/,
    ],
    ["the audit chain is broken", ledger({ brokenChain: "7: gone" }), SEEN, /7: gone/],
  ])("are wrong if %s", (_what, books, seen, fault) => {
    expect(reconcile(books, seen).some((said) => fault.test(said))).toBe(true);
  });
});
