import type { PrismaClient } from "@/lib/db/generated/client";
import { createPriceList } from "@/lib/companies/price-lists/create-price-list";
import { newPriceListSchema } from "@/lib/companies/price-lists/schemas";
import { FROM, meera } from "../order-admin-steps";

export function priceListSteps(db: PrismaClient) {
  let lists = 0;

  function givenList(list: object) {
    lists += 1;
    return createPriceList({
      db,
      request: newPriceListSchema.parse({ name: `List ${lists}`, ...list }),
      actor: meera,
      ipAddress: FROM,
    });
  }

  async function giveList(companyId: string, list: object) {
    const given = await givenList(list);
    await db.company.update({ where: { id: companyId }, data: { priceListId: given._id } });
    return given;
  }

  return { givenList, giveList };
}
