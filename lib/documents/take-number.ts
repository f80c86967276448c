import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { DocumentKind } from "@/lib/db/generated/enums";
import { documentNumber } from "./document-number";
import { financialYearOf } from "./financial-year";

export interface TakenNumber {
  number: string;
  financialYear: number;
  serial: number;
  /** `at`, or the moment of the paper before it where that is later: dates never run against the numbers. */
  issuedAt: Date;
}

/**
 * The next number of a series, in the financial year of `at`. Its counter stays locked until the
 * transaction ends, so that whoever comes next waits, and a number that is not used was never taken. Take
 * it as late as can be.
 */
export async function takeNumber(
  tx: Transaction,
  { kind, prefix, at }: { kind: DocumentKind; prefix: string; at: Date },
): Promise<TakenNumber> {
  const financialYear = financialYearOf(at);
  const serial = await nextSerial(tx, kind, financialYear);
  const previous = await tx.orderDocument.findUnique({
    where: { kind_financialYear_serial: { kind, financialYear, serial: serial - 1 } },
    select: { issuedAt: true },
  });
  const issuedAt = previous && previous.issuedAt > at ? previous.issuedAt : at;
  const number = documentNumber({ prefix, kind, financialYear, serial });
  return { number, financialYear, serial, issuedAt };
}

async function nextSerial(tx: Transaction, kind: DocumentKind, year: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ lastSerial: number }[]>`
    INSERT INTO "document_series" AS s ("kind", "financialYear", "lastSerial")
    VALUES (${kind}::"DocumentKind", ${year}, 1)
    ON CONFLICT ("kind", "financialYear") DO UPDATE SET "lastSerial" = s."lastSerial" + 1
    RETURNING s."lastSerial"`;
  if (!row) throw new Error("The series gave no number.");
  return row.lastSerial;
}
