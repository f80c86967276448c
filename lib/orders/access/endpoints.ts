import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params } from "@/lib/base/input/params";
import { orderEmailSchema, orderLinkSchema } from "@/lib/orders/admin-schemas";
import { orderSchema } from "@/lib/orders/schemas";

export const orderAccessEndpoints = inChapter("Order management", {
  setOrderEmail: {
    call: "PUT /admin/orders/{id}/email",
    summary: "Add or correct the email of an order",
    description:
      "Gives an order that was entered without an email the one that its customer named since, or corrects an email that nobody has proven (`correctEmail` of its actions). From then on mails go there, the confirmation first while the goods have not left, and the order belongs to the account that has proven the address. A correction ends the links mailed before. A proven email is refused with `invalid_transition`.",
    access: "orders.enter",
    params,
    body: orderEmailSchema,
    response: orderSchema,
    limit: "change",
  },
  createOrderLink: {
    call: "POST /admin/orders/{id}/link",
    summary: "Get the link of an order without an email",
    description:
      "The link by which the customer of an order without an email opens it, to be sent by WhatsApp or printed. It works for 90 days from the call; one that was given out before goes on working, too. The mails of an order with an email carry its link: it is refused with `invalid_transition`.",
    access: "orders.enter",
    params,
    response: orderLinkSchema,
    limit: "change",
  },
  acceptOrder: {
    call: "POST /admin/orders/{id}/accept",
    summary: "Accept an order",
    description: "Accepts an order that its customer has not confirmed. It can be repeated.",
    access: "orders.write.all",
    params,
    response: orderSchema,
    limit: "work",
  },
});
