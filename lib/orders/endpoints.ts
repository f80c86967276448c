import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams, keyQuery } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { SCAN_FILE } from "@/lib/files/attachments/attachment-kinds";
import { quoteSchema } from "@/lib/orders/cart/schemas";
import { enterOrderSchema, quoteEntrySchema } from "@/lib/orders/place/enter-schemas";
import {
  orderSchema,
  placedOrderSchema,
  placeOrderSchema,
  uploadedPurchaseOrderSchema,
} from "@/lib/orders/schemas";
import { confirmOrderSchema, orderMessageSchema, renewOrderKeySchema } from "./access/schemas";
import { orderListQuerySchema, orderSummarySchema } from "./read/list-schemas";

export const orderEndpoints = inChapter("Orders", {
  placeOrder: {
    call: "POST /orders",
    summary: "Place an order",
    description:
      "Places an order for the caller's account, or for a guest who gives an email. The server prices every line: a `totalAmount` that is not today's is refused with `price_changed` and the right figures as `quote`. Sent again under the same `Idempotency-Key`, it answers the order that was placed before.",
    access: "guest",
    status: 201,
    body: placeOrderSchema,
    response: placedOrderSchema,
    limit: "form",
  },
  listOrders: {
    call: "GET /orders",
    summary: "List one's own orders",
    description: "The caller's orders, newest first, with the paging headers.",
    access: "orders.own",
    query: orderListQuerySchema,
    response: z.array(orderSchema),
    limit: "work",
  },
  summariseOrders: {
    call: "GET /orders/summary",
    summary: "Summarise one's own orders",
    description: "Counts and the total spent, over all the caller's orders.",
    access: "orders.own",
    response: orderSummarySchema,
    limit: "work",
  },
  renewOrderKey: {
    call: "POST /orders/renew-key",
    summary: "Mail a new link to an order",
    description:
      "Mails a new link to the order's own address; the link before it ends. The answer is the same whether or not there is such an order.",
    access: "public",
    endedSession: "visitor",
    status: 202,
    body: renewOrderKeySchema,
    response: z.undefined(),
    limit: "mail",
  },
  getOrder: {
    call: "GET /orders/{id}",
    summary: "Read an order",
    description:
      "One order by its `_id` or its `orderId`, for its customer, for staff who may read all orders, and for the holder of its key. To everybody else it does not exist (404).",
    access: "order",
    keyScope: "orders.read.all",
    params: idParams,
    query: keyQuery,
    response: orderSchema,
    limit: "work",
  },
  cancelOrder: {
    call: "POST /orders/{id}/cancel",
    summary: "Cancel an order",
    description:
      "Cancels an order while it is Pending; what it held returns to the stock. Later it is refused with `invalid_transition`.",
    access: "order",
    params: idParams,
    query: keyQuery,
    response: orderSchema,
    limit: "form",
  },
  confirmOrder: {
    call: "POST /orders/{id}/confirm",
    summary: "Confirm an order",
    description: "Confirms an order with the token of the mailed link. It can be repeated.",
    access: "order",
    params: idParams,
    query: keyQuery,
    body: confirmOrderSchema,
    response: orderSchema,
    limit: "form",
  },
  sendOrderMessage: {
    call: "POST /orders/{id}/message",
    summary: "Ask about an order",
    description: "Mails a question about an order to the shop.",
    access: "order",
    status: 202,
    params: idParams,
    query: keyQuery,
    body: orderMessageSchema,
    response: z.undefined(),
    limit: "mail",
  },
  uploadPurchaseOrder: {
    call: "POST /purchase-orders",
    summary: "Upload a purchase order before ordering",
    description:
      "A PDF, PNG or JPEG of at most 10 MB. The order, the acceptance of an offer or the request for an approval then names its `_id` as `purchaseOrder`; a file that none names is removed within a day.",
    access: "guest",
    status: 201,
    multipart: { fields: z.object({}), files: SCAN_FILE },
    response: uploadedPurchaseOrderSchema,
    limit: "form",
  },
  putPurchaseOrder: {
    call: "PUT /orders/{id}/purchase-order",
    summary: "Add one's purchase order as a file",
    description: "A PDF, PNG or JPEG of at most 10 MB, in place of an earlier one.",
    access: "order",
    status: 204,
    params: idParams,
    query: keyQuery,
    multipart: { fields: z.object({}), files: SCAN_FILE },
    response: z.undefined(),
    limit: "form",
  },
  deletePurchaseOrder: {
    call: "DELETE /orders/{id}/purchase-order",
    summary: "Remove the file of one's purchase order",
    description: "The number stays.",
    access: "order",
    status: 204,
    params: idParams,
    query: keyQuery,
    response: z.undefined(),
    limit: "form",
  },
  getPurchaseOrder: {
    call: "GET /orders/{id}/purchase-order",
    summary: "Download the purchase order of an order",
    description: "The file, for callers who may read the order.",
    access: "order",
    params: idParams,
    query: keyQuery,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/octet-stream",
    limit: "work",
  },
});

export const orderEntryEndpoints = inChapter("Order management", {
  quoteEntry: {
    call: "POST /admin/orders/quote",
    summary: "Price an order that is being entered",
    description:
      "As `POST /cart/quote`, with the prices that the shop agreed with the customer for a pack of some products.",
    access: "orders.enter",
    body: quoteEntrySchema,
    response: quoteSchema,
    limit: "browse",
  },
  enterOrder: {
    call: "POST /admin/orders",
    summary: "Enter an order for a customer",
    description:
      "As `POST /orders`, for a customer who has phoned or written: `customer` is the `_id` of an account, or name, email and phone of somebody new. Somebody new may be without an email: then a phone is required, no mail goes out, and `user.email` of the order is null until `PUT /admin/orders/{id}/email` adds one. Prices, stock, tax, promo codes, ways to pay and `Idempotency-Key` are as there; the caller vouches for the order, and a customer with an email gets the usual mail. `agreedPrices` stand instead of today's prices; `request` names the request for a price that the order answers.",
    access: "orders.enter",
    status: 201,
    body: enterOrderSchema,
    response: placedOrderSchema,
    limit: "change",
  },
});
