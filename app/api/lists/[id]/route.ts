import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listAnswer, requireList } from "@/lib/orders/lists/see-list";
import { deleteList, updateList } from "@/lib/orders/lists/write-lists";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listEndpoints.getList, async ({ db, params, identity: { account } }) => ({
    body: await listAnswer(db, await requireList(db, account, params.id), account),
  })),
  PUT: route(
    listEndpoints.updateList,
    async ({ db, params, body, identity: { account }, ipAddress }) => ({
      body: await updateList({ db, account, ipAddress }, params.id, body),
    }),
  ),
  DELETE: route(listEndpoints.deleteList, ({ db, params, identity: { account }, ipAddress }) =>
    deleteList({ db, account, ipAddress }, params.id),
  ),
});
