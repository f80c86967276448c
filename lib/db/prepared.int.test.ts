import { expect, it } from "vitest";
import { Prisma } from "shop-database";
import { testDatabase } from "@/e2e/support/database";
import { connect } from "./client";
import { PLANNED_ONCE } from "./plan-marks";

const { url } = testDatabase();

it("keeps no plan of a statement that looks for a text, a word or a facet, and one of every other", async () => {
  const db = connect(url, 1);
  try {
    for (const text of ["box", "a text that nothing holds"]) {
      await db.product.findMany({ where: { searchText: { contains: text } } });
      await db.auditLog.count({ where: { actor: { contains: text, mode: "insensitive" } } });
      await db.product.findMany({ where: { category: text } });
      await db.$queryRaw`SELECT 1 FROM product_search_documents WHERE document @@ plainto_tsquery(${text})`;
      await db.$queryRaw`SELECT 1 FROM product_facets WHERE value = ${text}`;
    }
    const kept = await db.$queryRaw<{ statement: string }[]>`
      SELECT statement FROM pg_prepared_statements WHERE name <> ''`;
    const statements = kept.map(({ statement }) => statement).join("\n");
    expect(statements).toContain(`"category" = $1`);
    expect(statements).not.toMatch(/LIKE|@@|product_facets/);
  } finally {
    await db.$disconnect();
  }
});

it("keeps one plan of a search that says so, of the first eight kinds", async () => {
  const db = connect(url, 1);
  const search = (kind: number) => db.$queryRaw`${Prisma.raw(PLANNED_ONCE)}
    SELECT ${Prisma.raw(String(kind))} AS kind
    FROM product_search_documents WHERE document @@ plainto_tsquery(${"box"})`;
  const kept = async () => {
    const rows = await db.$queryRaw<{ kind: string }[]>`
      SELECT substring(statement from 'SELECT (\\d+) AS kind') AS kind FROM pg_prepared_statements
      WHERE statement LIKE ${`%${PLANNED_ONCE}%`}`;
    return rows.map(({ kind }) => Number(kind)).sort((a, b) => a - b);
  };
  try {
    for (const kind of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]) await search(kind);
    expect(await kept()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  } finally {
    await db.$disconnect();
  }
});
