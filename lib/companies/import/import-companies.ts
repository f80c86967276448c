import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { isUuid } from "@/lib/base/ids/uuid";
import { firstErrors, REPORTED, tableRefusal } from "@/lib/base/input/table-errors";
import { sameName } from "@/lib/base/tables/heading";
import type { Transaction } from "@/lib/db/client";
import { lockTexts } from "@/lib/db/locks/text-locks";
import type { CompanyEntry, Problem } from "../add/company-entry";
import { planCompanies, type Planned } from "../add/plan-company";
import type { PlannedCompany } from "../add/planned";
import { readKnown } from "../add/read-known";
import { writeCompanies, type WrittenCompany } from "../add/write-companies";
import { readCompanies } from "./file-companies";
import { parseCompanyFile, type CompanyFile } from "./parse-file";
import { type CompanyImportFields, type CompanyReport } from "./schemas";

export interface ImportCompaniesOptions extends AuditedWrite {
  bytes: Uint8Array;
  fields: CompanyImportFields;
  /** Only reports the outcome. */
  dryRun: boolean;
}

/** Sized for 20,000 rows on a small machine. */
const TRANSACTION = { maxWait: 30_000, timeout: 180_000 };

/**
 * Imports companies with their people, addresses, terms and opening balances; nobody is mailed. A file is written as a
 * whole or not at all, and importing it again changes nothing. Imports run one at a time. A company is matched by id,
 * then name; omitted fields stay unchanged.
 * @throws AppError invalid_input with all `errors`
 */
export async function importCompanies(options: ImportCompaniesOptions): Promise<CompanyReport> {
  const { db, bytes, fields, dryRun, actor } = options;
  const file = await parseCompanyFile(bytes, actor.userId ?? actor.identifier, fields.sheet);
  const { openingDay } = fields;
  const read = readCompanies(file.rows, { decimalComma: file.decimalComma, openingDay });
  const problems = [...file.problems, ...read.problems];
  return db.$transaction(async (tx) => {
    if (!dryRun) await lockTexts(tx, "companies", ["all"]);
    const planned = await plan(tx, read.entries);
    const errors = firstErrors([...problems, ...planned.problems]);
    if (dryRun) return toReport(planned.companies, file, errors);
    if (errors.length > 0) throw tableRefusal(errors);
    const written = await writeCompanies(tx, planned.companies, {
      actor,
      reason: "Import of a file",
    });
    await recordImport(tx, options, written);
    return toReport(planned.companies, file, errors);
  }, TRANSACTION);
}

async function plan(tx: Transaction, requested: readonly CompanyEntry[]): Promise<Planned> {
  const known = await readKnown(tx, {
    ids: requested.flatMap(({ id }) => id ?? []).filter(isUuid),
    names: requested.map(({ input }) => sameName(input.name)),
    gstins: requested.flatMap(({ input }) => input.gstins.map(({ gstin }) => gstin)),
    emails: requested.flatMap(({ input }) => input.people.map(({ email }) => email)),
    products: requested.flatMap(({ prices }) => prices.map(({ product }) => product)),
  });
  return planCompanies(requested, known);
}

const getOutcome = ({ before, changes }: PlannedCompany) =>
  before === null ? "added" : changes.length > 0 ? "changed" : "unchanged";

function toReport(
  companies: readonly PlannedCompany[],
  { notes, columns, sheet, sheets }: CompanyFile,
  errors: Problem[],
): CompanyReport {
  const total = { added: 0, changed: 0, unchanged: 0 };
  for (const company of companies) total[getOutcome(company)] += 1;
  const rows = companies.slice(0, REPORTED).map((company) => ({
    row: company.row,
    _id: company.before?.id ?? null,
    name: company.after.name,
    outcome: getOutcome(company),
    changes: company.changes,
    notes: company.notes,
  })) satisfies CompanyReport["rows"];
  return { rows, total, notes, columns, errors, sheet, sheets };
}

/** Companies named in one audit entry. */
const NAMED = 500;

async function recordImport(
  tx: Transaction,
  { actor, ipAddress }: ImportCompaniesOptions,
  written: readonly WrittenCompany[],
): Promise<void> {
  const changed = written.filter((company) => getOutcome(company) !== "unchanged");
  for (let first = 0; first < changed.length; first += NAMED) {
    const part = changed.slice(first, first + NAMED);
    const added = part.filter(({ before }) => before === null).length;
    await recordAudit(tx, {
      event: "Companies Import",
      actor,
      description: `${actor.name} imported companies from a file: ${added} added, ${part.length - added} changed`,
      ipAddress,
      details: {
        companies: Object.fromEntries(
          part.map(({ id, changes }) => [id, changes.map((change) => ({ ...change }))]),
        ),
      },
    });
  }
}
