import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { DocumentKind, TaxRegime } from "@/lib/db/generated/enums";
import { documentNumber, getFinancialYear } from "./document-number";

export interface IssuedNumber {
  number: string;
  financialYear: number;
  isApart: boolean;
  serial: number;
  /** `at`, or the time of the previous document if that is later: dates never run against the numbers. */
  issuedAt: Date;
}

interface NumberRequest {
  kind: DocumentKind;
  prefix: string;
  at: Date;
  /** The tax regime under which the order was placed. */
  regime: TaxRegime;
  /** True when the shop charges GST now. */
  isUnderGst: boolean;
}

type Series = Pick<IssuedNumber, "financialYear" | "isApart"> & { kind: DocumentKind };

/**
 * Takes the next number of a series in the financial year of `at`. Its counter stays locked until the transaction ends:
 * the next caller waits, and a rollback leaves no gap. Call it as late as possible. An order placed under the flat tax
 * is numbered apart once the shop, or the series in that year, is under GST, so that GST numbers have no gaps.
 */
export async function issueNumber(
  tx: Transaction,
  { kind, prefix, at, regime, isUnderGst }: NumberRequest,
): Promise<IssuedNumber> {
  const financialYear = getFinancialYear(at);
  await lockSeries(tx, kind, financialYear);
  const isApart = regime === "flat" && (isUnderGst || (await hasGst(tx, kind, financialYear)));
  const serial = await nextSerial(tx, { kind, financialYear, isApart });
  const previous = await findNumbered(tx, { kind, financialYear, isApart, serial: serial - 1 });
  const issuedAt = previous && previous.issuedAt > at ? previous.issuedAt : at;
  const number = documentNumber({ prefix, kind, financialYear, isApart, serial });
  return { number, financialYear, isApart, serial, issuedAt };
}

function findNumbered(tx: Transaction, { kind, serial, ...series }: Series & { serial: number }) {
  const select = { issuedAt: true } as const;
  if (kind === "delivery_challan") {
    const { financialYear } = series;
    const where = { financialYear_serial: { financialYear, serial } };
    return tx.deliveryChallan.findUnique({ where, select });
  }
  const where = { kind_financialYear_isApart_serial: { kind, serial, ...series } };
  return tx.orderDocument.findUnique({ where, select });
}

/** True when the year's series holds GST documents; other documents in it would leave gaps. */
async function hasGst(tx: Transaction, kind: DocumentKind, financialYear: number) {
  const found = await tx.orderDocument.findFirst({
    where: { kind, financialYear, regime: "gst" },
    select: { id: true },
  });
  return found !== null;
}

/** Locks the row required for taking a number and for moving the series. */
export async function lockSeries(tx: Transaction, kind: DocumentKind, year: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "document_series" AS s ("kind", "financialYear", "lastSerial")
    VALUES (${kind}::"DocumentKind", ${year}, 0)
    ON CONFLICT ("kind", "financialYear") DO UPDATE SET "lastSerial" = s."lastSerial"`;
}

async function nextSerial(tx: Transaction, { kind, financialYear, isApart }: Series) {
  const counter = isApart ? "lastApartSerial" : "lastSerial";
  const row = await tx.documentSeries.update({
    where: { kind_financialYear: { kind, financialYear } },
    data: { [counter]: { increment: 1 } },
  });
  return row[counter];
}
