import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listLists } from "@/lib/orders/lists/see-list";
import { createList } from "@/lib/orders/lists/write-lists";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listEndpoints.listLists, async ({ db, identity }) => ({
    body: await listLists(db, identity.account),
  })),
  POST: route(listEndpoints.createList, async ({ db, body, identity: { account }, ipAddress }) => ({
    body: await createList({ db, account, ipAddress }, body),
  })),
});
