import { dispatchEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { privateFileAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { readDispatchFile } from "@/lib/fulfilment/dispatches/dispatch-files";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(dispatchEndpoints.getDispatchFile, async ({ db, params, query, identity }) => {
    const { id: orderId } = await requireOrder(db, params.id, { identity, key: query.key });
    return privateFileAnswer(await readDispatchFile(db, { ...params, orderId }));
  }),
});
