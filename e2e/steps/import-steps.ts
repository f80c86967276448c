import type { z } from "zod";
import { CSV_COLUMNS, type CsvColumn } from "@/lib/catalogue/csv/columns";
import { importProducts } from "@/lib/catalogue/csv/import-products";
import { importFieldsSchema } from "@/lib/catalogue/csv/schemas";
import type { PrismaClient } from "@/lib/db/generated/client";
import { auditEntries } from "./audit-steps";

/** Shared steps of import tests: one admin, a file and its result. */

export type CatalogueCells = Record<CsvColumn, string>;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Formats the rows like a spreadsheet program. */
export function getFile(rows: Partial<CatalogueCells>[]): string {
  const columns = CSV_COLUMNS.filter((column) => rows.some((row) => column in row));
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? "")).join(","));
  return [columns.join(","), ...lines].join("\r\n");
}

/** A row that adds a product. */
export const NEW_ROW = {
  name: "Paper bag, small",
  category: "Paper Bags",
  price: "12.50",
  stockCount: "7",
  description: "A bag.",
  images: "/media/test.webp",
  hsnCode: "481940",
};

type Given = Partial<z.input<typeof importFieldsSchema>>;

export function importSteps(db: PrismaClient) {
  const actor = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };
  const by = { db, actor, ipAddress: "127.0.0.1" };
  return {
    by,
    /** @throws the error that refused or stopped the import */
    take: async (text: string, dryRun = false, given: Given = {}) => {
      const bytes = new TextEncoder().encode(text);
      const fields = importFieldsSchema.parse(given);
      const imported = await importProducts({ ...by, bytes, fields, dryRun });
      if (imported.failure !== null) throw imported.failure;
      return imported;
    },
    auditRows: (action: string) => auditEntries(db, { action }),
  };
}
