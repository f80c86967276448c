import { extractText } from "unpdf";
import { expect, expectSound } from "../../fixtures";
import { test } from "../../own-shop";
import { type Person, walkStage } from "../../person";
import { toast } from "../../shopper";
import { plainPicture } from "../../steps/pictures";
import { stayInOneMonth } from "../../steps/one-month";
import { readCsv } from "../../support/read-csv";
import { readPaise, readTally } from "../../support/read-tally";
import {
  BUYER_GSTIN,
  givenMonth,
  type Month,
  type PlacedOrder,
  SELLER_GSTIN,
} from "../steps/accounts-month";

/**
 * Walks an accountant's month: a partly dispatched order with its advance, a return and a claim, until its figures
 * are in the files for the customer, the portal and Tally. The packer works on a phone. Uses its own shop, because
 * a month's accounts cover all its orders.
 */

test.use({ shopOf: "accountants-month" });

/** Opens an order from a list, whose rows have buttons of the same names as its page. */
async function openListed(who: Person, { orderId }: PlacedOrder): Promise<void> {
  await who.press(who.link(orderId));
  await expect(who.page.getByRole("heading", { name: `Order #${orderId}` })).toBeVisible();
}

async function takeAdvance({ accountant, order }: Month): Promise<void> {
  await accountant.goTo("Orders");
  await openListed(accountant, order);
  await expect(accountant.page.getByText("₹1,592.50, before production")).toBeVisible();
  await accountant.press(accountant.button("Record Payment"));
  await expect(accountant.field("amount")).toHaveValue("1592.50");
  await accountant.type("reference", "UTR2611280001");
  await accountant.press(accountant.answer("Record Payment"));
  await expect(toast(accountant.page, "Payment Recorded")).toBeVisible();
  await expect(accountant.page.getByText("₹1,592.50, paid")).toBeVisible();
  await expect(accountant.page.getByText("Receipt voucher", { exact: true })).toBeVisible();
}

/** Adds one box and removes it again: the order is priced twice, and its month has the same figures. */
async function correctAndBack({ packer, order }: Month): Promise<void> {
  const { page } = packer;
  await packer.goTo("Orders");
  await openListed(packer, order);
  for (const change of ["One more", "One fewer"]) {
    await packer.press(packer.button("More actions"));
    await packer.press(page.getByRole("menuitem", { name: "Correct this order" }));
    const step = page.getByRole("dialog").getByRole("button", { name: change, exact: true });
    await packer.press(step.first());
    await expect(page.getByRole("dialog").getByText("Tax in it")).toBeVisible();
    await packer.type("reason", "The buyer called.");
    await packer.press(packer.answer("Save"));
    await expect(toast(page, "Order Corrected").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

async function dispatchParts({ packer, order }: Month): Promise<void> {
  const { page } = packer;
  const leaves = (name: string) =>
    page.getByRole("textbox", { name: `How much of ${name} leaves` });
  await packer.goTo("Orders");
  await openListed(packer, order);
  await packer.press(packer.button("Start Production"));
  await packer.press(packer.answer("Start Production"));
  await packer.press(packer.button("Dispatch part"));
  await packer.enter(leaves("Kraft box"), "4");
  await packer.enter(leaves("Carton sleeve"), "2");
  await packer.type("carrier", "DTDC");
  await packer.type("number", "D-1");
  await packer.press(packer.answer("Dispatch"));
  await expect(page.getByText("Partly dispatched")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await packer.press(packer.button("Dispatch part"));
  await packer.press(packer.answer("Dispatch"));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(packer.button("Mark as Delivered")).toBeVisible();
}

async function readPdf(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text;
}

async function takeInvoices({ accountant }: Month): Promise<void> {
  await accountant.page.reload();
  // The financial year is between the slash and the hyphen.
  const [first, second] = [/Invoice KLN\/\d{4}-00001$/, /Invoice KLN\/\d{4}-00002$/] as const;
  const invoices = accountant.page
    .getByRole("list", { name: "Dispatches" })
    .getByRole("link", { name: /^Invoice / });
  await expect(invoices).toHaveText([first, second]);
  expect(await readPdf(await accountant.take(first))).toContain("₹1,724.00");
  expect(await readPdf(await accountant.take(second))).toContain("₹1,461.00");
}

async function recordReturn({ accountant }: Month): Promise<void> {
  const { page } = accountant;
  await accountant.press(accountant.button("More actions"));
  await accountant.press(page.getByRole("menuitem", { name: "Record a return" }));
  await accountant.press(accountant.answer("One more").first());
  await accountant.type("reason", "One pack was not needed.");
  await expect(page.getByText("Worth ₹375.00 with its tax")).toBeVisible();
  await accountant.press(accountant.answer("Record Return"));
  await expect(toast(page, "Return Recorded")).toBeVisible();
}

async function settleClaim({ accountant, packer, buyer, order }: Month): Promise<void> {
  await packer.press(packer.button("Mark as Delivered"));
  await packer.press(packer.answer("Mark as Delivered"));
  await expect(packer.page.getByText("Delivered is the last step")).toBeVisible();

  await buyer.page.goto(`/order/${order._id}`);
  await buyer.press(buyer.button("Report a Problem"));
  await buyer.press(buyer.answer("One more").first());
  await buyer.type("text", "One pack arrived wet.");
  const buffer = await plainPicture("png");
  await buyer.attach("Photos", { name: "wet.png", mimeType: "image/png", buffer });
  await buyer.press(buyer.answer("Send Report"));
  await expect(buyer.page.getByText("Waits for an answer")).toBeVisible();

  await accountant.page.goto("/admin");
  await accountant.press(accountant.link(/problems? to answer/));
  await accountant.page.waitForURL(/status=Claimed/);
  await openListed(accountant, order);
  await accountant.press(accountant.page.getByRole("button", { name: "Answer", exact: true }));
  await accountant.choose("decision", "Issue a credit note");
  await accountant.type("words", "We credit the wet pack.");
  await accountant.press(accountant.answer("Send Answer"));
  await expect(accountant.page.getByText("Credited", { exact: true })).toBeVisible();
}

/** Paise: 3,185.00 less 375.00 for the return and 374.00 for the claim, and that less the advance. */
const CLOSING = 84_350;
const SOLD = 243_600;

const toPaise = (rupees: string | number | undefined) => Math.round(Number(rupees) * 100);

const sum = <T>(rows: readonly T[], paise: (row: T) => number): number =>
  rows.reduce((total, row) => total + paise(row), 0);

async function readStatement({ accountant }: Month): Promise<void> {
  await accountant.press(accountant.link("Statement of account"));
  const closing = accountant.page.locator('dl > div:has(dt:text("Closing balance")) dd');
  await expect(closing).toHaveText("₹843.50");
  const text = await readPdf(await accountant.take("PDF"));
  expect(text).toContain("Closing balance ₹843.50");
  expect(text).not.toContain("More than 90 days late");
  const rows = readCsv((await accountant.take("CSV")).toString());
  expect(toPaise(rows.at(-1)?.["Balance (INR)"])).toBe(CLOSING);
  const debits = sum(rows, (row) => toPaise(row["Debit (INR)"]));
  expect(debits - sum(rows, (row) => toPaise(row["Credit (INR)"]))).toBe(CLOSING);
}

interface Gstr1 {
  b2b: { ctin: string; inv: { inum: string; val: number }[] }[];
  cdnr: { ctin: string; nt: { nt_num: string; val: number }[] }[];
}

async function readReturn({ accountant }: Month): Promise<void> {
  await accountant.goTo("Accounts");
  await expect(accountant.page.getByText("2 invoices, 2 credit notes")).toBeVisible();
  await expect(accountant.page.getByText("agree to the paisa")).toBeVisible();
  const file = await accountant.take("GSTR-1 (JSON)");
  const { b2b, cdnr, ...rest } = JSON.parse(file.toString()) as Gstr1;
  expect(rest).toMatchObject({ gstin: SELLER_GSTIN });
  expect(rest).not.toHaveProperty("b2cs");
  expect([...b2b, ...cdnr].map(({ ctin }) => ctin)).toEqual([BUYER_GSTIN, BUYER_GSTIN]);
  const invoices = b2b.flatMap(({ inv }) => inv);
  const notes = cdnr.flatMap(({ nt }) => nt);
  const billed = sum(invoices, ({ val }) => toPaise(val));
  expect(billed - sum(notes, ({ val }) => toPaise(val))).toBe(SOLD);
  const table = readCsv((await accountant.take("CSV of B2B")).toString());
  expect(table.map((row) => row["Invoice Number"])).toEqual(invoices.map(({ inum }) => inum));
  // Without earlier pages, which stay in the document, hidden.
  await accountant.page.reload();
  await expect(accountant.page.getByText("agree to the paisa")).toBeVisible();
  await expectSound(accountant.page);
  const register = readCsv((await accountant.take("Register (CSV)")).toString());
  expect(sum(register, (row) => toPaise(row["Total (INR)"]))).toBe(SOLD);
}

async function readVouchers({ accountant }: Month): Promise<void> {
  const { vouchers } = readTally((await accountant.take("Tally (XML)")).toString());
  const kinds = ["Sales", "Sales", "Credit Note", "Credit Note", "Receipt"];
  expect(vouchers.map(({ VOUCHERTYPENAME }) => VOUCHERTYPENAME)).toEqual(kinds);
  const entries = vouchers.map((voucher) => voucher["ALLLEDGERENTRIES.LIST"]);
  expect(entries.map((each) => sum(each, readPaise))).toEqual(kinds.map(() => 0));
  const [party] = vouchers;
  const customers = entries.flat().filter((entry) => entry.LEDGERNAME === party?.PARTYLEDGERNAME);
  // A debit is negative.
  expect(sum(customers, readPaise)).toBe(-CLOSING);
}

test("an order's money is tracked from its advance to the accountant's files", async ({
  page,
  browser,
  request,
  shop,
}) => {
  test.slow();
  await stayInOneMonth(5 * 60_000);
  const month = await givenMonth(page, { browser, request, shop });
  const stage = (
    name: string,
    [accountants, packers, buyers]: [number, number, number],
    walk: (month: Month) => Promise<void>,
  ) => {
    const presses = { accountant: accountants, packer: packers, buyer: buyers };
    return walkStage({ name, presses }, month, () => walk(month));
  };
  // Presses of the accountant, the packer and the buyer.
  await stage("advance", [5, 0, 0], takeAdvance);
  await stage("correction", [0, 13, 0], correctAndBack);
  await stage("two dispatches", [0, 12, 0], dispatchParts);
  await stage("invoices", [2, 0, 0], takeInvoices);
  await stage("return", [5, 0, 0], recordReturn);
  await stage("claim", [6, 2, 5], settleClaim);
  await stage("statement", [3, 0, 0], readStatement);
  await stage("GSTR-1", [4, 0, 0], readReturn);
  await stage("Tally", [1, 0, 0], readVouchers);
});
