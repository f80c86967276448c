import fc from "fast-check";
import { expect, it } from "vitest";
import { correctionSteps } from "@/e2e/steps/corrections/correction-steps";
import { expectAgreement } from "@/e2e/steps/corrections/order-agrees";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct, givenSetting, givenUser } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { placeIn, POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { AppError } from "@/lib/base/errors";
import { readOpen } from "@/lib/companies/credit/credit";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { advance } = orderDeskSteps(db);
const { correct, correctLines, readOrder } = correctionSteps(db);
const { pay, cancel } = moneySteps(db);
const { dispatch, bill } = dispatchSteps(db);
const { givenGst, invoice } = documentSteps(db);

/** What the test knows of the order beside the database. */
interface Model {
  /** Each issued document as it was issued. */
  documents: Map<string, string>;
}

interface Real {
  id: string;
  userId: string;
  stock: ReadonlyMap<string, number>;
  products: readonly string[];
}

type Command = fc.AsyncCommand<Model, Real>;

/** What the shop may answer to what comes at a bad time. */
const REFUSALS = [
  "invalid_input",
  "invalid_transition",
  "out_of_stock",
  "invoiced",
  "dispatched",
  "in_production",
  "not_found",
  "above_ordered",
];

const command = (words: string, act: (real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  toString: () => words,
  run: async (model, real) => {
    await act(real).catch((error: unknown) => {
      if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
    });
    await expectAgreement(db, real.id, real.stock);
    await expectUnchanged(model, real);
    const { payment, status } = await readOrder(real.id);
    const open = await readOpen(db, { userId: real.userId, companyId: null });
    if (status !== "Cancelled") expect(open).toBe(Math.max(0, payment.outstandingPaise));
  },
});

async function expectUnchanged({ documents }: Model, { id }: Real): Promise<void> {
  const rows = await db.orderDocument.findMany({
    where: { orderId: id },
    include: { lines: true },
  });
  const texts = new Map(
    rows.map((row) => [
      row.id,
      JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value)),
    ]),
  );
  for (const [document, text] of documents) expect(texts.get(document)).toBe(text);
  for (const [document, text] of texts) documents.set(document, text);
}

const lineAt = async ({ id }: Real, index: number) => {
  const { lines } = await readOrder(id);
  return lines[index % lines.length];
};

const index = fc.nat({ max: 5 });
const quantity = fc.integer({ min: 0, max: 12 });
const price = fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: undefined });

async function billOpen(id: string): Promise<void> {
  const where = { orderId: id, invoice: null };
  for (const open of await db.orderDispatch.findMany({ where })) await bill(id, open.id);
}

const DISPATCH = fc.tuple(index, fc.integer({ min: 1, max: 3 })).map(([at, count]) =>
  command(`dispatch ${count} of ${at}`, async (real) => {
    const line = await lineAt(real, at);
    return dispatch(real.id, { lines: [{ line: line?.id, quantity: count }] });
  }),
);

const CHANGE: fc.Arbitrary<Command> = fc.tuple(index, quantity, price).map(([at, count, paise]) =>
  command(`line ${at}: ${count} at ${paise ?? "today's"}`, async (real) => {
    const line = await lineAt(real, at);
    const agreed = paise === undefined ? undefined : paise / 100;
    return correctLines(real.id, [{ line: line?.id, quantity: count, price: agreed }]);
  }),
);

const COMMANDS: fc.Arbitrary<Command>[] = [
  CHANGE,
  CHANGE,
  fc.tuple(index, quantity).map(([at, count]) =>
    command(`add ${count + 1} of ${at}`, (real) => {
      const product = real.products[at % real.products.length];
      return correctLines(real.id, [{ product, quantity: count + 1 }]);
    }),
  ),
  fc
    .constantFrom("Karnataka", "Haryana", "Delhi")
    .map((state) =>
      command(`to ${state}`, (real) =>
        correct(real.id, { asked: { shippingAddress: { ...POSTAL_ADDRESS, ...placeIn(state) } } }),
      ),
    ),
  fc.integer({ min: 1, max: 20_000 }).map((rupees) =>
    command(`pay ₹${rupees}`, async (real) => {
      const { status } = await readOrder(real.id);
      if (status !== "Cancelled") await pay(real.id, rupees);
    }),
  ),
  fc.constant(command("begin", (real) => advance(real.id, { status: "Processing" }))),
  DISPATCH,
  DISPATCH,
  fc.constant(command("bill what has left", ({ id }) => billOpen(id))),
  fc.constant(command("invoice", (real) => invoice(real.id))),
  fc.constant(command("cancel", (real) => cancel(real.id))),
];

/** What is left leaves, and every dispatch is billed: the invoices then come to the order's total. */
const sendAll = command("send and bill all", async ({ id }) => {
  const { lines, status } = await readOrder(id);
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
  const rest = left.filter((each) => each.quantity > 0);
  if (rest.length > 0) await dispatch(id, { lines: rest });
  await billOpen(id);
});

interface Beginning {
  regime: string;
  isBegun: boolean;
}

async function setUp({ regime, isBegun }: Beginning): Promise<{ model: Model; real: Real }> {
  await givenSetting(db, "taxRegime", regime);
  const rows = [
    { name: "Box", pricePaise: 45_050, priceTiers: [{ from: 10, pricePaise: 40_001 }] },
    { name: "Bag", pricePaise: 999, hsnCode: "48194000" },
    { name: "Tape", pricePaise: 33_333, hsnCode: "39191000" },
  ];
  const products = await Promise.all(
    rows.map((row) => givenProduct(db, { hsnCode: "48191010", stockCount: 40, ...row })),
  );
  const [box, bag] = products.map(({ id }) => id);
  const { id: userId, email } = await givenUser(db, {
    creditDays: 30,
    creditLimitPaise: 100_000_000,
  });
  const lines = [
    { product: box ?? "", quantity: 5 },
    { product: bag ?? "", quantity: 7 },
  ];
  const { id } = await order({
    lines,
    userId,
    email,
    promoCode: "SAVE10",
    paymentMethod: "account",
  });
  if (isBegun) await advance(id, { status: "Processing" });
  const stock = new Map(products.map((product) => [product.id, 40]));
  const real = { id, userId, stock, products: products.map((product) => product.id) };
  return { model: { documents: new Map() }, real };
}

const BEGINNING = fc.record({
  regime: fc.constantFrom("gst", "gst", "flat"),
  isBegun: fc.boolean(),
});

it("after any sequence totals, stock, ledger, credit and documents agree", async () => {
  await givenGst();
  await givenSetting(db, "paymentMethods", "account");
  await fc.assert(
    fc.asyncProperty(BEGINNING, fc.commands(COMMANDS, { maxCommands: 16 }), async (...run) => {
      const [beginning, commands] = run;
      const given = await setUp(beginning);
      await fc.asyncModelRun(() => given, commands);
      await sendAll.run(given.model, given.real);
    }),
    { numRuns: 16 },
  );
}, 180_000);
