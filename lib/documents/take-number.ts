import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { DocumentKind, TaxRegime } from "@/lib/db/generated/enums";
import { documentNumber, financialYearOf } from "./document-number";

export interface TakenNumber {
  number: string;
  financialYear: number;
  isApart: boolean;
  serial: number;
  /** `at`, or the moment of the paper before it where that is later: dates never run against the numbers. */
  issuedAt: Date;
}

interface NumberRequest {
  kind: DocumentKind;
  prefix: string;
  at: Date;
  /** Under which the order was placed. */
  regime: TaxRegime;
  /** Whether the shop charges GST now. */
  isUnderGst: boolean;
}

type Series = Pick<TakenNumber, "financialYear" | "isApart"> & { kind: DocumentKind };

/**
 * The next number of a series, in the financial year of `at`. Its counter stays locked until the
 * transaction ends, so that whoever comes next waits, and a number that is not used was never taken. Take
 * it as late as can be. What was ordered under the flat tax is numbered apart once the shop, or the series in that
 * year, is under GST, so that the numbers of GST follow each other.
 */
export async function takeNumber(
  tx: Transaction,
  { kind, prefix, at, regime, isUnderGst }: NumberRequest,
): Promise<TakenNumber> {
  const financialYear = financialYearOf(at);
  await lockSeries(tx, kind, financialYear);
  const isApart = regime === "flat" && (isUnderGst || (await hasGst(tx, kind, financialYear)));
  const serial = await nextSerial(tx, { kind, financialYear, isApart });
  const previous = await tx.orderDocument.findUnique({
    where: {
      kind_financialYear_isApart_serial: { kind, financialYear, isApart, serial: serial - 1 },
    },
    select: { issuedAt: true },
  });
  const issuedAt = previous && previous.issuedAt > at ? previous.issuedAt : at;
  const number = documentNumber({ prefix, kind, financialYear, isApart, serial });
  return { number, financialYear, isApart, serial, issuedAt };
}

/** Whether the series of the year holds documents under GST, which others would leave gaps in. */
async function hasGst(tx: Transaction, kind: DocumentKind, financialYear: number) {
  const found = await tx.orderDocument.findFirst({
    where: { kind, financialYear, regime: "gst" },
    select: { id: true },
  });
  return found !== null;
}

/** Whoever takes a number, or moves the series, waits for the same row. */
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
