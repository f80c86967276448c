import { resource, route } from "@/lib/api/route/route";
import { orderEndpoints } from "@/lib/orders/endpoints";
import { uploadPurchaseOrder } from "@/lib/orders/purchase-order/upload-purchase-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(orderEndpoints.uploadPurchaseOrder, async ({ db, files, identity, ipAddress }) => ({
    body: await uploadPurchaseOrder(db, {
      files,
      strangerFrom: identity.state === "signed-in" ? null : ipAddress,
    }),
  })),
});
