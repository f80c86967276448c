import "server-only";
import { csvHeaders } from "@/lib/base/text/csv";
import type { Db } from "@/lib/db/client";
import type { AccountStatement } from "@/lib/payments/account-statement/read-statement";
import type { StatementFormat, StatementQuery } from "@/lib/payments/account-statement/schemas";
import { statementCsv } from "@/lib/payments/account-statement/statement-csv";
import { statementFile } from "@/lib/payments/account-statement/statement-document";
import { pdfAnswer } from "./answers";
import type { Answer, FileBody } from "./handler";

const TYPES: Record<StatementFormat, string> = {
  json: "application/json",
  csv: "text/csv",
  pdf: "application/pdf",
};

/** The format requested by name, or else preferred by the Accept header; JSON without a preference. */
export function chosenFormat({ format }: StatementQuery, accept: string | null): StatementFormat {
  if (format) return format;
  const liked = (["json", "csv", "pdf"] as const).map((name) => ({
    name,
    quality: getQuality(TYPES[name], accept ?? ""),
  }));
  return liked.reduce((best, other) => (other.quality > best.quality ? other : best)).name;
}

function getQuality(type: string, accept: string): number {
  const found = accept
    .split(",")
    .map((range) =>
      range
        .toLowerCase()
        .split(";")
        .map((part) => part.trim()),
    )
    .find(([name]) => name === type);
  if (!found) return 0;
  const quality = Number(found.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
  return Number.isNaN(quality) ? 0 : quality;
}

export async function statementFileAnswer(
  db: Db,
  statement: AccountStatement,
  format: Exclude<StatementFormat, "json">,
): Promise<Answer<FileBody>> {
  if (format === "pdf") return pdfAnswer(await statementFile(db, statement));
  const headers = csvHeaders(`statement-${statement.from}-${statement.to}`);
  return { body: await statementCsv(statement), headers };
}
