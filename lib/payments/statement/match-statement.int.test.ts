import { describe, expect, it } from "vitest";
import { dayName } from "@/lib/base/india-time";
import { testDatabase } from "@/e2e/support/database";
import { givenPayment } from "@/e2e/steps/book-steps";
import { upiLink } from "@/lib/shop/payment-methods/how-to-pay";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import type { Chosen } from "./columns";
import { matchStatement } from "./match-statement";

const { db } = testDatabase();
const { entries } = orderDeskSteps(db);
const by = { actor: meera, ipAddress: FROM };

const [year = "", month = "", day = ""] = dayName(new Date()).split("-");
const TODAY = `${day}/${month}/${year}`;

const HEAD = `HDFC Bank Ltd.,,,,,
Statement of account 50100123456789,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.`;

const send = (file: string, dryRun: boolean, columns: Chosen = {}) =>
  matchStatement({
    db,
    bytes: Buffer.from(file),
    choices: { columns, direction: undefined },
    dryRun,
    by,
  });

const given = (orderId: string) => givenOrder(db, { orderId, paymentMethod: "bank" });
const outcomes = ({ rows }: Awaited<ReturnType<typeof send>>) =>
  rows.map(({ row, outcome, orderId }) => `${row} ${outcome} ${orderId ?? "-"}`);

const plannedFor = async (file: string) => outcomes(await send(file, true));

const FILE = `${HEAD}
${TODAY},"NEFT CR-RAO FOODS-ORDER KLN 261121 AAAAAA",HDFCN52026112198,${TODAY},,"1,122.00"
${TODAY},UPI-ASHA@OKAXIS-612345678901-KLN261121BBBBBB,0000612345678901,${TODAY},,1122.00
${TODAY},IMPS KLN-261121-CCCCCC,612345678902,${TODAY},,"1,000.00"
${TODAY},IMPS SOMEBODY,612345678903,${TODAY},,"1,122.00"
${TODAY},RENT KLN-261121-DDDDDD,612345678904,${TODAY},"1,122.00",
${TODAY},CASH DEPOSIT KLN-261121-DDDDDD,,${TODAY},,"1,122.00"
31/12/2099,NEFT KLN-261121-EEEEEE,HDFCN52026112199,31/12/2099,,"1,122.00"
`;

const PLAN = [
  "4 record KLN-261121-AAAAAA",
  "5 record KLN-261121-BBBBBB",
  "6 differs KLN-261121-CCCCCC",
  "7 unknown -",
  "9 record KLN-261121-DDDDDD",
  "10 unreadable KLN-261121-EEEEEE",
];

async function givenFive(): Promise<void> {
  for (const letter of "ABCDE") await given(`KLN-261121-${letter.repeat(6)}`);
}

describe("a bank statement", () => {
  it("is previewed first, and then recorded once", async () => {
    await givenFive();
    const plan = await send(FILE, true);
    expect(outcomes(plan)).toEqual(PLAN);
    expect(plan.columns).toMatchObject({ date: "Date", credit: "Deposit Amt." });
    expect(await db.payment.count()).toBe(0);
    expect(outcomes(await send(FILE, false))).toEqual(PLAN);
    const rows = await db.payment.findMany({ orderBy: { reference: "asc" } });
    expect(rows).toMatchObject([
      { reference: "612345678901", means: "upi", amountPaise: 112_200n },
      { reference: "HDFCN52026112198", means: "bank", by: "Meera Nair" },
      { means: "bank" },
    ]);
    expect(rows[2]?.reference).toMatch(/^ROW-[0-9A-F]{20}$/);
    const again = await send(FILE, false);
    expect(outcomes(again).filter((row) => row.includes("record"))).toEqual([]);
    expect(outcomes(again)[4]).toBe("9 known KLN-261121-DDDDDD");
    expect(await db.payment.count()).toBe(3);
    expect(await entries("Bank Statement Import")).toHaveLength(2);
  });

  it("records each payment once when the same file is sent four times concurrently", async () => {
    await givenFive();
    await Promise.all(Array.from({ length: 4 }, () => send(FILE, false)));
    expect(await db.payment.count()).toBe(3);
    expect(await db.order.count({ where: { paymentState: "paid" } })).toBe(3);
  });

  it("pays an order once when two rows name it", async () => {
    await given("KLN-261121-AAAAAA");
    const twice = `${HEAD}
${TODAY},KLN-261121-AAAAAA,612345678901,${TODAY},,1122
${TODAY},KLN-261121-AAAAAA,612345678902,${TODAY},,1122
`;
    expect(outcomes(await send(twice, false))).toEqual([
      "4 record KLN-261121-AAAAAA",
      "5 differs KLN-261121-AAAAAA",
    ]);
  });

  it("separates payments of one pool account by the UTR in their text", async () => {
    for (const letter of "AB") await given(`KLN-261121-${letter.repeat(6)}`);
    const pool = "TRANSFER FROM 4897000000001";
    const file = `${HEAD}
${TODAY},BY TRANSFER-UPI/CR/633312345701/RAO/KLN-261121-AAAAAA--,${pool},${TODAY},,1122
${TODAY},BY TRANSFER-UPI/CR/633312345702/RAO/KLN-261121-BBBBBB--,${pool},${TODAY},,1122
`;
    expect(outcomes(await send(file, false))).toEqual([
      "4 record KLN-261121-AAAAAA",
      "5 record KLN-261121-BBBBBB",
    ]);
    const rows = await db.payment.findMany({ orderBy: { reference: "asc" } });
    expect(rows.map(({ reference }) => reference)).toEqual(["633312345701", "633312345702"]);
    expect(outcomes(await send(file, true))).toEqual([
      "4 known KLN-261121-AAAAAA",
      "5 known KLN-261121-BBBBBB",
    ]);
  });

  it("treats two equal payments of one day as two", async () => {
    for (const letter of "AB") await given(`KLN-261121-${letter.repeat(6)}`);
    const row = (letter: string) => `${TODAY},CASH KLN-261121-${letter.repeat(6)},,${TODAY},,1122`;
    const file = [HEAD, row("A"), row("A"), row("B")].join("\n");
    expect(outcomes(await send(file, false))).toEqual([
      "4 record KLN-261121-AAAAAA",
      "5 differs KLN-261121-AAAAAA",
      "6 record KLN-261121-BBBBBB",
    ]);
  });

  it("recognises a payment by its reference only with the same order or amount", async () => {
    const utr = "633312345701";
    const { id } = await given("KLN-261121-AAAAAA");
    await givenPayment(db, { orderId: id, amountPaise: 50_000, reference: utr, referenceKey: utr });
    await given("KLN-261121-BBBBBB");
    const row = (number: string, amount: number) =>
      plannedFor(`${HEAD}
${TODAY},UPI ${number},${utr},${TODAY},,${amount}
`);
    expect(await row("KLN-261121-AAAAAA", 622)).toEqual(["4 known KLN-261121-AAAAAA"]);
    expect(await row("RAO", 500)).toEqual(["4 known KLN-261121-AAAAAA"]);
    expect(await row("KLN-261121-BBBBBB", 1122)).toEqual(["4 record KLN-261121-BBBBBB"]);
    const file = `${HEAD}
${TODAY},UPI KLN-261121-BBBBBB,${utr},${TODAY},,1122
`;
    await send(file, false);
    expect(await plannedFor(file)).toEqual(["4 known KLN-261121-BBBBBB"]);
  });

  it.each([8, 9, 15, 24])(
    "finds the order by the first %i characters of our UPI note and the amount",
    async (length) => {
      const { orderId } = await given("KLN-261121-HXX32V");
      await given("KLN-261121-DRY9MP");
      const note = (number: string) => {
        const link = upiLink({ payee: "X", vpa: "x@y", amountPaise: 1, reference: number });
        return (new URL(link).searchParams.get("tn") ?? "").slice(0, length);
      };
      for (const said of [note(orderId), note(orderId).replaceAll(/[ -]/g, "")]) {
        const row = (amount: string) =>
          plannedFor(`${HEAD}
${TODAY},UPI/633312345680/${said}/asha@okaxis,,${TODAY},,${amount}
`);
        expect(await row("1122")).toEqual([`4 record ${orderId}`]);
        if (length < 24) expect(await row("1123")).toEqual(["4 unknown -"]);
      }
    },
  );

  it("does not guess which of several orders a cut number means", async () => {
    await given("KLN-261121-HXX32V");
    await given("KLN-261122-HXX32V");
    const file = `${HEAD}
${TODAY},UPI/633312345680/HXX32V K/asha,,${TODAY},,1122
`;
    expect(await plannedFor(file)).toEqual(["4 unknown -"]);
  });

  it("records nothing from a file without a readable row", async () => {
    await given("KLN-261121-AAAAAA");
    const file = `Date,Narration,Amount
${TODAY},KLN-261121-AAAAAA,1122
`;
    const report = await send(file, false);
    expect(report.problem).toContain("None of the rows");
    expect(outcomes(report)).toEqual(["2 unreadable KLN-261121-AAAAAA"]);
    expect(report.rows[0]?.reason).toContain("came in or went out");
    expect(await db.payment.count()).toBe(0);
    const choices = { columns: {}, direction: "in" } as const;
    const told = await matchStatement({ db, bytes: Buffer.from(file), choices, dryRun: false, by });
    expect(outcomes(told)).toEqual(["2 record KLN-261121-AAAAAA"]);
  });

  it("is searched in time when each row could name dozens of orders", async () => {
    await given("KLN-261121-AAAAAA");
    // Each row names different orders, so that all of them are queried.
    const rows = Array.from({ length: 1_200 }, (_, row) => {
      const date = new Date(Date.UTC(2010, 0, 1 + row))
        .toISOString()
        .slice(2, 10)
        .replaceAll("-", "");
      const words = Array.from({ length: 20 }, (_, each) => `ABCDEF${date}${10 + each}K4Q9`);
      return `${TODAY},${words.join(" ")},612345${date},${TODAY},,1`;
    });
    const own = `${TODAY},KLN-261121-AAAAAA,712345678901,${TODAY},,1122`;
    const report = await send([HEAD, own, ...rows].join("\n"), true);
    expect(report.rows.length).toBe(1_201);
    expect(outcomes(report)[0]).toBe("4 record KLN-261121-AAAAAA");
  });

  it("accepts a choice of columns for unknown names", async () => {
    await given("KLN-261121-AAAAAA");
    const file = `Tag;Text;Betrag;Art\n${TODAY};KLN-261121-AAAAAA;1122.00;CR\n${TODAY};X;5;DR\n`;
    const { problem, names } = await send(file, true);
    expect(problem).toContain("which column is which");
    expect(names).toEqual(["Tag", "Text", "Betrag", "Art"]);
    const chosen = { date: "Tag", narration: "Text", credit: "Betrag", kind: "Art" };
    expect(outcomes(await send(file, true, chosen))).toEqual(["2 record KLN-261121-AAAAAA"]);
  });

  it.each([
    ["", "nothing"],
    ["\u0000\u0001\u0002", "bytes"],
    [`"${"x".repeat(70_000)}`, "a quote that is not closed"],
    [`${HEAD}\n${"a,b\n".repeat(5_001)}`, "too many rows"],
    ["<html><table><tr><td>Date</td></tr></table></html>", "a page"],
  ])("that is invalid is refused with a reason: %#", async (file) => {
    const { problem, rows } = await send(file, true);
    expect(problem).not.toBeNull();
    expect(rows).toEqual([]);
  });
});
