import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { priceList } from "@/lib/orders/lists/price-list";
import { recordTurn } from "@/lib/orders/lists/write-lists";
import { findCompany } from "@/lib/orders/customer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(listEndpoints.fillCart, async ({ db, params, identity: { account }, ipAddress }) => {
    const list = await recordTurn({ db, account, ipAddress }, params.id);
    const buyer = { userId: account.id, companyId: findCompany(account) };
    const quote = await priceList(db, list.items, { buyer, rules: await settingsForCall() });
    return { body: { list, quote } };
  }),
});
