import "server-only";
import { type AuditedRowWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { counted } from "@/lib/base/text/counts";
import { readWholeList } from "./queries";
import { listChanges, toTerms } from "./write-rows";

/** @throws AppError not_found; in_use while assigned to a company */
export async function deletePriceList(options: AuditedRowWrite): Promise<void> {
  const { db, id, actor, ipAddress } = options;
  await db.$transaction(async (tx) => {
    // A concurrent assignment of the list to a company waits for this row.
    await tx.$queryRaw`SELECT FROM "price_lists" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const { summary, rows } = await readWholeList(tx, id);
    const { name } = summary;
    const used = await tx.company.count({ where: { priceListId: id } });
    if (used > 0) throw inUse(name, used);
    await tx.priceList.delete({ where: { id }, select: { id: true } });
    await recordAudit(tx, {
      event: "Price List Deleted",
      actor,
      description: `Price list ${name} was deleted`,
      ipAddress,
      details: { priceList: id, ...listChanges({ terms: toTerms(summary), rows }, null) },
    });
  });
}

const inUse = (name: string, companies: number) =>
  new AppError(
    "in_use",
    `${counted(companies, "company", "companies")} ${companies === 1 ? "has" : "have"} ${name}. Give them another list first.`,
  );
