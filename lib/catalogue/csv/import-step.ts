import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { FileRow } from "./parse-file";
import { planImport, type ImportPlan } from "./plan-import";
import { holdProducts, readCatalogue, type ImportChoices } from "./read-catalogue";
import { auditedChanges, isUpdate } from "./report";
import { saveCreated, saveUpdated } from "./save-import";

/** Rows that one transaction writes: orders wait no longer than for these. */
export const STEP_ROWS = 500;

const TRANSACTION = { maxWait: 10_000, timeout: 30_000 };

/** Who imports. */
export interface ImportedBy {
  db: PrismaClient;
  actor: AuditActor;
  ipAddress: string;
}

export interface ImportStep {
  rows: readonly FileRow[];
  decimalComma: boolean;
  choices: ImportChoices;
}

/**
 * Writes some rows of the file and their entry of the audit log. They are planned anew over products that
 * are held. Answers the ids of the products that changed.
 * @throws AppError invalid_input where somebody changed meanwhile what a row means
 */
export async function importStep(
  options: ImportedBy,
  { rows, decimalComma, choices }: ImportStep,
): Promise<string[]> {
  return options.db.$transaction(async (tx) => {
    await holdProducts(tx, rows);
    const catalogue = await readCatalogue(tx, rows, choices);
    // Categories were made before; what was renamed since is told.
    const plan = planImport(
      { rows: [...rows], decimalComma, errors: [] },
      { ...catalogue, makesCategories: false },
    );
    const [wrong] = plan.errors;
    if (wrong)
      throw new AppError("invalid_input", `row ${wrong.row} was refused: ${wrong.message}`);
    return save(tx, options, plan);
  }, TRANSACTION);
}

async function save(
  tx: Transaction,
  { actor, ipAddress }: ImportedBy,
  { rows }: ImportPlan,
): Promise<string[]> {
  const added = rows.filter(({ before }) => before === null);
  const updated = rows.filter(isUpdate);
  if (added.length + updated.length === 0) return [];
  const created = await saveCreated(tx, added, actor);
  await saveUpdated(tx, updated, actor);
  const ids = updated.map(({ after }) => after.id);
  await recordAudit(tx, {
    event: "Products Import",
    actor,
    description: `${actor.name} imported the catalogue's file: ${added.length} added, ${updated.length} changed`,
    ipAddress,
    details: {
      rows: rows.length,
      created,
      updated: ids,
      changes: Object.fromEntries(updated.map((row) => [row.after.id, auditedChanges(row)])),
    },
  });
  return [...created, ...ids];
}
