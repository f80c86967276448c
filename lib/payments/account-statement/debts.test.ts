import { expect, it } from "vitest";
import { dayNamed } from "@/lib/base/india-time";
import { toDebts, type AccountOrder } from "./debts";

const change = { kind: "invoice", words: [], corrects: [], isUnbilled: false } as const;
const at = (day: string) => dayNamed(day);

it("counts credit from each invoice, and has no day for amounts without an invoice", () => {
  const changes = [
    { ...change, number: "A", at: at("2026-05-10"), paise: 40_000 },
    { ...change, number: "B", at: at("2026-05-30"), paise: 50_000 },
    { ...change, number: "", at: at("2026-05-30"), paise: 10_000, isUnbilled: true },
  ] as unknown as AccountOrder["changes"];
  const { debts } = toDebts({ number: "KLN-1", lateFrom: null, creditDays: 30, changes });
  expect(debts).toEqual([
    { invoice: "A", lateFrom: at("2026-06-10"), paise: 40_000 },
    { invoice: "B", lateFrom: at("2026-06-30"), paise: 50_000 },
    { invoice: null, lateFrom: null, paise: 10_000 },
  ]);
});
