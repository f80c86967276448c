import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { tableRefusal } from "@/lib/base/input/table-errors";
import { counted } from "@/lib/base/text/counts";
import { newUuid } from "@/lib/db/new-uuid";
import { readPriceList } from "./queries";
import { readRows } from "./read-rows";
import type { NewPriceList, PriceListAnswer } from "./schemas";
import { listChanges, nameTaken, replaceRows, termColumns } from "./write-rows";

export interface CreatePriceListOptions extends AuditedWrite {
  request: NewPriceList;
}

/** @throws AppError invalid_input for a name in use, and with all `errors` of invalid rows */
export async function createPriceList(options: CreatePriceListOptions): Promise<PriceListAnswer> {
  const { db, request, actor, ipAddress } = options;
  const { rows: sent, ...terms } = request;
  return db.$transaction(async (tx) => {
    const { rows, errors } = await readRows(tx, sent);
    if (errors.length > 0) throw tableRefusal(errors);
    const id = newUuid();
    const data = { id, ...termColumns(terms) };
    const { count } = await tx.priceList.createMany({ data, skipDuplicates: true });
    if (count === 0) throw nameTaken(terms.name);
    await replaceRows(tx, id, rows);
    await recordAudit(tx, {
      event: "Price List Created",
      actor,
      description: `Price list ${terms.name} with ${counted(rows.length, "product")} was added`,
      ipAddress,
      details: { priceList: id, ...listChanges(null, { terms, rows }) },
    });
    return readPriceList(tx, id);
  });
}
