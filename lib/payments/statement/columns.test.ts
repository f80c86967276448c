import { describe, expect, it } from "vitest";
import { isEnough, placesIn } from "./columns";

/** Headings of banks, with our name of each column; "-" is none. */
const HEADINGS: [bank: string, names: string, columns: string][] = [
  [
    "SBI",
    "Txn Date|Value Date|Description|Ref No./Cheque No.|        Debit|Credit|Balance",
    "date|-|narration|reference|debit|credit|-",
  ],
  [
    "SBI YONO",
    "Date|Transaction Reference|Ref.No./Chq.No.|Credit|Debit|Balance",
    "date|narration|reference|credit|debit|-",
  ],
  [
    "HDFC",
    "Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance",
    "date|narration|reference|-|debit|credit|-",
  ],
  [
    "HDFC, delimited",
    "Date|Narration|Value Dat|Debit Amount|Credit Amount|Chq/Ref Number|Closing Balance",
    "date|narration|-|debit|credit|reference|-",
  ],
  [
    "ICICI",
    "S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )",
    "-|-|date|reference|narration|debit|credit|-",
  ],
  [
    "ICICI, companies",
    "No.|Transaction ID|Value Date|Txn Posted Date|ChequeNo.|Description|Cr/Dr|Transaction Amount(INR)|Available Balance(INR)",
    "-|reference|-|date|-|narration|kind|amount|-",
  ],
  [
    "Axis",
    "Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL",
    "date|reference|narration|debit|credit|-|-",
  ],
  [
    "Axis, companies",
    "S.No|Transaction Date|Value Date|Chq No|Particulars|Amount(INR)|DR/CR|Balance(INR)|Branch Name",
    "-|date|-|reference|narration|amount|kind|-|-",
  ],
  [
    "Kotak",
    "Sl. No.|Date|Description|Chq / Ref number|Amount|Dr / Cr|Balance|Dr / Cr",
    "-|date|narration|reference|amount|kind|-|-",
  ],
  [
    "Kotak, older",
    "Date|Narration|Chq/Ref No|Withdrawal (Dr)/ Deposit (Cr)|Balance",
    "date|narration|reference|amount|-",
  ],
  [
    "PNB",
    "Txn No.|Txn Date|Description|Branch Name|Cheque No.|Dr Amount|Cr Amount|Balance",
    "reference|date|narration|-|-|debit|credit|-",
  ],
  [
    "Canara",
    "Txn Date|Value Date|Cheque No.|Description|Branch Code|Debit|Credit|Balance",
    "date|-|reference|narration|-|debit|credit|-",
  ],
  [
    "Yes Bank",
    "Transaction Date|Value Date|Cheque No/Reference No|Description|Withdrawals|Deposits|Running Balance",
    "date|-|reference|narration|debit|credit|-",
  ],
  [
    "Union Bank",
    "Date|Tran Id|Remarks|UTR Number|Instr. ID|Withdrawals|Deposits|Balance",
    "date|-|narration|reference|-|debit|credit|-",
  ],
  [
    "Federal",
    "Date|Value Date|Particulars|Tran Type|Cheque Details|Withdrawals|Deposits|Balance|DR/CR",
    "date|-|narration|kind|-|debit|credit|-|-",
  ],
  [
    "Bank of India",
    "Sl No|Txn Date|Description|Cheque No|Withdrawal (in Rs.)|Deposits (in Rs.)|Balance (in Rs.)",
    "-|date|narration|reference|debit|credit|-",
  ],
  [
    "RBL",
    "Transaction Date|Transaction Details|Cheque ID|Value Date|Withdrawl Amt|Deposit Amt|Balance (INR)",
    "date|narration|reference|-|debit|credit|-",
  ],
  [
    "names of accounting programs",
    "Transaction Dt|Description/Narration|Debits|Amount (Cr)",
    "date|narration|debit|credit",
  ],
  [
    "one amount with a type",
    "Date|Description|Transaction Type|Amount|Balance",
    "date|narration|kind|amount|-",
  ],
];

describe("the columns of", () => {
  it.each(HEADINGS)("%s are found", (_bank, names, columns) => {
    const split = names.split("|");
    const places = placesIn(split);
    const found = split.map(
      (_, at) => Object.entries(places).find(([, place]) => place === at)?.[0] ?? "-",
    );
    expect(found.join("|")).toBe(columns);
    expect(isEnough(places)).toBe(true);
  });
});

it("ambiguous columns are not found", () => {
  for (const names of [
    ["Date", "Narration", "Credit", "Deposit Amount"],
    ["Date", "Narration", "Amount", "Amount"],
    ["Date", "Date", "Narration", "Credit"],
  ]) {
    expect(isEnough(placesIn(names))).toBe(false);
  }
});

it("columns chosen by the owner are used", () => {
  const names = ["Tag", "Text", "Betrag", "Art", "Credit"];
  const chosen = { date: "Tag", narration: "text", amount: "Betrag", kind: "Art" };
  expect(placesIn(names, chosen)).toEqual({ date: 0, narration: 1, amount: 2, kind: 3 });
  const { amount, ...rest } = chosen;
  expect(placesIn(names, { ...rest, credit: amount })).toMatchObject({ amount: 2, kind: 3 });
});
