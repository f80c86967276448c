import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { renderInvoice } from "@/lib/invoice/render-invoice";
import { requireOrder } from "@/lib/orders/require-order";
import { getShopSettings } from "@/lib/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getInvoice, async ({ db, params, query, identity }) => {
    const order = await requireOrder(db, params.id, { identity, key: query.key });
    const pdf = await renderInvoice({ order, shop: await getShopSettings() });
    return {
      body: new Uint8Array(pdf),
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${order.orderId}.pdf"`,
      },
    };
  }),
});
