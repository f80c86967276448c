import { utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { parseStatement, type StatementChoices } from "./parse-statement";

const A = "KLN-261129-HXX32V";
const B = "KLN-261129-DRY9MP";

async function read(file: string | Uint8Array, choices?: StatementChoices) {
  const bytes = typeof file === "string" ? Buffer.from(file) : file;
  const { credits, problem } = await parseStatement(bytes, "owner", choices);
  const rows = credits.map(
    ({ row, day, amountPaise, reference, orderNumbers, reason }) =>
      `${row} ${reason === null ? `${day} ${amountPaise} ${reference}` : "unreadable"}${orderNumbers
        .filter((number) => number === A || number === B)
        .map((number) => ` ${number}`)
        .join("")}`,
  );
  return { rows, problem, reasons: credits.flatMap(({ reason }) => reason ?? []) };
}

const readRows = async (file: string | Uint8Array, choices?: StatementChoices) =>
  (await read(file, choices)).rows;

const SBI = `Account Name\t:Mr. KLN PACKAGING
Account Number\t:00000031234567890
Start Date\t:1 Nov 2026

Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance
29 Nov 2026\t29 Nov 2026\tBY TRANSFER-UPI/CR/633312345701/RAO FOODS/UTIB/buyer@okbank/${A}--\tTRANSFER FROM 4897000000001\t \t2,898.00\t1
29 Nov 2026\t29 Nov 2026\tBY TRANSFER-UPI/CR/633312345702/RAO FOODS/UTIB/buyer@okbank/${B}--\tTRANSFER FROM 4897000000001\t \t2,901.00\t1
29 Nov 2026\t29 Nov 2026\tTO TRANSFER-INB RENT--\tTRANSFER TO 4897000000001\t2,901.00\t \t1

**This is a computer generated statement and does not require a signature
`;

const SBI_ROWS = [`6 2026-11-29 289800 633312345701 ${A}`, `7 2026-11-29 290100 633312345702 ${B}`];

describe("the statement", () => {
  it("of SBI has references in the text, not in the column of the pool account", async () => {
    expect(await readRows(SBI)).toEqual(SBI_ROWS);
  });

  it("in UTF-16 is read like UTF-8", async () => {
    const utf16 = Buffer.from(`\ufeff${SBI}`, "utf16le");
    expect(await readRows(utf16)).toEqual(SBI_ROWS);
    expect(await readRows(utf16.swap16())).toEqual(SBI_ROWS);
  });

  it("of Canara has formulas as cells", async () => {
    const file = `Txn Date,Value Date,Cheque No.,Description,Branch Code,Debit,Credit,Balance
="29/11/2026 10:11:12",="29 Nov 2026",,"UPI/CR/633312345686/${A}",33,,"2,898.00",1
`;
    expect(await readRows(file)).toEqual([`2 2026-11-29 289800 633312345686 ${A}`]);
  });

  it("of HDFC has lines of stars, and a summary below", async () => {
    const file = `HDFC Bank Ltd.,,,,,,
********,********,********,********,********,********,********
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,********,********,********,********,********,********
29/11/26,UPI-RAO-${A},0000633312345678,29/11/26,,"2,898.00","9,999.00"
29/11/26,NEFT DR-RENT,HDFCN52026112901,29/11/26,"2,898.00",,"7,101.00"
********,********,********,********,********,********,********
STATEMENT SUMMARY :-,,,,,,
Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,
"7,101.00",1,1,"2,898.00","2,898.00","7,101.00",
`;
    expect(await readRows(file)).toEqual([`5 2026-11-29 289800 633312345678 ${A}`]);
  });

  it("of ICICI has zeros in the other column, and rows in descending order", async () => {
    const head =
      "S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )";
    const file = `${head}
1,29/11/2026,29/11/2026,-,UPI/633312345680/HXX32V K/asha@okaxis/Axis Bank,0.0,2898,99999.0
2,28/11/2026,28/11/2026,-,NEFT-HDFCN52026112801-RENT,500.0,0.0,97101.0
3,27/11/2026,27/11/2026,000123,CLG/${B}/AXIS,0.0,2901.5,97601.0
,,,,TOTAL,500.0,5799.5,
`;
    expect(await readRows(file)).toEqual([
      "2 2026-11-29 289800 633312345680",
      `4 2026-11-27 290150 null ${B}`,
    ]);
  });

  it("of Kotak names the side after the amount, and again after the balance", async () => {
    const file = `Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr
1,29-11-2026,UPI/${A},UPI-633312345678,"2,898.00",CR,"9,999.00",DR
2,29-11-2026,IMPS RENT,IMPS-633312345679,"2,898.00",DR,"9,999.00",CR
Opening balance,,,,,,"9,999.00",CR
`;
    expect(await readRows(file)).toEqual([`2 2026-11-29 289800 633312345678 ${A}`]);
  });

  it("of Kotak's older form has the side in the amount's cell", async () => {
    const file = `Date|Narration|Chq/Ref No|Withdrawal (Dr)/ Deposit (Cr)|Balance
29-Nov-26|UPI ${A}|UPI-633312345678|2,898.00(Cr)|9,999.00(Cr)
29-Nov-26|RENT|NEFT-1|2,898.00(Dr)|9,999.00(Cr)
`;
    expect(await readRows(file)).toEqual([`2 2026-11-29 289800 633312345678 ${A}`]);
  });

  it("of Axis and PNB is read with its own names", async () => {
    const axis = `Name :- KLN PACKAGING
Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
29-11-2026,-,UPI/P2A/633312345678/RAO/${A}, ,2898.00,9999.00,123
Unless the constituent notifies the bank immediately
`;
    expect(await readRows(axis)).toEqual([`3 2026-11-29 289800 633312345678 ${A}`]);
    const pnb = `Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance
S123456,29/11/2026,NEFT_IN:PUNBH26333123456/${A},GURUGRAM,,,"2,898.00","9,999.00 Cr."
`;
    expect(await readRows(pnb)).toEqual([`2 2026-11-29 289800 PUNBH26333123456 ${A}`]);
  });

  it("with one amount and its type imports deposits, not withdrawals", async () => {
    const file = `Date,Description,Transaction Type,Amount,Balance
29/11/2026,UPI ${A} from Asha,Deposit,2898.00,1
29/11/2026,IMPS refund ${B},Withdrawal,2901.00,1
`;
    expect(await readRows(file)).toEqual([`2 2026-11-29 289800 null ${A}`]);
  });

  it("with semicolons has decimal points or commas, depending on its amounts", async () => {
    const head = "Date;Narration;Debit;Credit";
    const points = `${head}\n29/11/26;${A};;2,898.00\n29/11/26;${B};;1,02,901\n`;
    expect(await readRows(points)).toEqual([
      `2 2026-11-29 289800 null ${A}`,
      `3 2026-11-29 10290100 null ${B}`,
    ]);
    const commas = `${head}\n29/11/26;${A};;2.898,00\n29/11/26;${B};;2901,00\n`;
    expect(await readRows(commas)).toEqual([
      `2 2026-11-29 289800 null ${A}`,
      `3 2026-11-29 290100 null ${B}`,
    ]);
    expect(await readRows(`${commas}29/11/26;X;;2.898\n`)).toContain("4 unreadable");
  });

  it("of a workbook has typed cells", async () => {
    const sheet = utils.aoa_to_sheet([
      ["Yes Bank"],
      ["Transaction Date", "Cheque No/Reference No", "Description", "Withdrawals", "Deposits"],
      [new Date(Date.UTC(2026, 10, 29)), "633312345678", `UPI ${A}`, null, 2898],
      ["29/11/2026", "", `IMPS ${B}`, "", "2,901.00"],
      [new Date(Date.UTC(2026, 10, 29)), "", "RENT", 2901, null],
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "Statement");
    const bytes = write(book, { type: "buffer", bookType: "xlsx" }) as Uint8Array;
    expect(await readRows(bytes)).toEqual([
      `3 2026-11-29 289800 633312345678 ${A}`,
      `4 2026-11-29 290100 null ${B}`,
    ]);
  });
});

const HEAD = "Date,Narration,Ref No,Debit,Credit,Balance";

describe("a row", () => {
  it("with more cells than the heading is unreadable, for deposits and withdrawals", async () => {
    const file = `Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance
29/11/26,UPI-RAO FOODS, GURUGRAM-${A},29/11/26,0.00,2898.00,0000633312345678,1
29/11/26,NEFT DR-${A} REFUND, RAO FOODS,29/11/26,2898.00,0.00,HDFCN52026112901,1
29/11/26,UPI-RAO FOODS-${B},29/11/26,0.00,2901.00,0000633312345679,1
29/11/26,UPI-RAO, FOODS-${B},29/11/26,0.00,2901.00,0000633312345680,
`;
    const { rows, reasons } = await read(file);
    expect(rows).toEqual([
      "2 unreadable",
      `3 unreadable ${A}`,
      `4 2026-11-29 290100 633312345679 ${B}`,
      "5 unreadable",
    ]);
    expect(reasons[0]).toContain("more cells than the heading");
  });

  it("may end with a separator if all do", async () => {
    const file = `${HEAD}\n29/11/26,${A},,,2898.00,1,\n29/11/26,RENT,,5,,1,\n29/11/26,A, ${B},,,5,1,\n`;
    expect(await readRows(file)).toEqual([`2 2026-11-29 289800 null ${A}`, `4 unreadable ${B}`]);
  });

  it.each([
    [`29/11/26,${A},,"2.898,00",,1`, "not grouped"],
    [`29/11/26,${A},,100.00,2898.00,1`, "came in and money that went out"],
    [`29/11/26,${A},,,-2898.00,1`, "says that it went out"],
    [`29/11/26,${A},,,2898.00 Dr,1`, "says that it went out"],
    [`29/11/26,${A},,2898.00 Cr,,1`, "says that it came in"],
    [`29/11/26,${A},,-2898.00,,1\n29/11/26,RENT,,5.00,,1`, "has a minus"],
    [`31/02/2026,${A},,,2898.00,1`, "not a date"],
    [`11/29/2026,${A},,,2898.00,1`, "not a date"],
    [`,${A},,,2898.00,1`, "empty"],
    [`29/11/26,${A}`, "fewer cells"],
    [`29/11/26,${A},,,#REF!,1`, "#REF!"],
  ])("such as %j is unreadable with a reason", async (line, reason) => {
    const file = `${HEAD}\n${line}\n29/11/26,OTHER,633312345600,,1.00,1\n`;
    const { rows, reasons, problem } = await read(file);
    expect(problem).toBeNull();
    expect(rows).toContainEqual(expect.stringMatching(/^2 unreadable/));
    expect(reasons.join()).toContain(reason);
  });

  it("without a day is skipped if it is a total or a balance", async () => {
    const file = `${HEAD}
,B/F,,,,500.00
29/11/26,${A},,,2898.00,1
,Opening Balance,,,100.00,
,Grand Total,,0.00,2898.00,
Page 1,,,,,
${HEAD}
29/11/26,${B},,,2901.00,1
`;
    expect(await readRows(file)).toEqual([
      `3 2026-11-29 289800 null ${A}`,
      `8 2026-11-29 290100 null ${B}`,
    ]);
  });

  it("continues in the next one if that has only text", async () => {
    const file = `${HEAD}\n29/11/26,UPI/633312345678/ORDER,,,2898.00,1\n,${A} RAO,,,,\n29/11/26,X,,,5,1\n`;
    expect(await readRows(file)).toEqual([
      `2 2026-11-29 289800 633312345678 ${A}`,
      "4 2026-11-29 500 null",
    ]);
  });

  it("shares no reference with another one", async () => {
    const file = `${HEAD}\n29/11/26,${A},633312345678,,2898.00,1\n29/11/26,${B},633312345678,,2901.00,1\n`;
    expect(await readRows(file)).toEqual([
      `2 2026-11-29 289800 null ${A}`,
      `3 2026-11-29 290100 null ${B}`,
    ]);
  });
});

describe("amounts of one column", () => {
  const file = `Date,Narration,Amount\n29/11/2026,${A},2898.00\n29/11/2026,RENT,-500.00\n`;

  it("are unreadable without a sign until the owner declares them as incoming", async () => {
    const { rows, problem, reasons } = await read(file);
    expect(rows).toEqual([`2 unreadable ${A}`]);
    expect(reasons[0]).toContain("does not say whether the money came in or went out");
    expect(problem).toBeNull();
    expect(await readRows(file, { columns: {}, direction: "in" })).toEqual([
      `2 2026-11-29 289800 null ${A}`,
    ]);
  });

  it("with a comma in all texts are a problem that no choice of columns fixes", async () => {
    const row = `29/11/2026,UPI, RAO FOODS, ${A},2898.00,`;
    const { problem, reasons } = await read(`Date,Narration,Credit,Debit\n${row}\n${row}\n`);
    expect(problem).toMatch(/quotation marks, or download the statement as Excel/);
    expect(problem).not.toMatch(/which column/);
    expect(reasons[0]).toMatch(/quotation marks, or download the statement as Excel/);
  });

  it("all without a direction are a problem that names the choice", async () => {
    const { problem } = await read(`Date,Narration,Amount\n29/11/2026,${A},2898.00\n`);
    expect(problem).toContain("None of the rows could be read with certainty");
  });

  it("are unreadable when amount and type contradict each other", async () => {
    const typed = `Date,Narration,Type,Amount\n29/11/2026,${A},CR,-2898.00\n29/11/2026,X,CR,5.00\n`;
    expect(await readRows(typed)).toEqual([`2 unreadable ${A}`, "3 2026-11-29 500 null"]);
  });

  it("count under a credit heading unless a side column contradicts it", async () => {
    const typed = `Date,Narration,Credit,Dr/Cr\n29/11/2026,${A},2898.00,DR\n29/11/2026,X,5.00,CR\n`;
    expect(await readRows(typed)).toEqual([`2 unreadable ${A}`, "3 2026-11-29 500 null"]);
  });
});

it.each([
  ["", "no table in this file"],
  ["a,b\n1,2\n", "not recognised"],
  [`${HEAD}\nnothing,here,,,,\n`, "no row has a date and an amount"],
  [
    `transaction_entity,entity_id,amount,credit,settlement_id,settlement_utr\n`,
    "settlement report",
  ],
  [`${HEAD}\n${"29/11/26,X,,,5,1\n".repeat(5_001)}`, "more than 5000 rows"],
])("a file such as %j is refused with a reason", async (file, problem) => {
  const read = await parseStatement(Buffer.from(file), "owner");
  expect(read.problem).toContain(problem);
  expect(read.credits).toEqual([]);
});

it("a file with very long cells is read in time", { timeout: 20_000 }, async () => {
  const endless = `${"-".repeat(200_000)}x`;
  const file = `Date,Narration,Debit,Credit\n29/11/2026,RENT ${A},,100.00\n,${endless},5,cr${" ".repeat(200_000)}x\n`;
  expect(await readRows(file)).toEqual([`2 2026-11-29 10000 null ${A}`, "3 unreadable"]);
});
