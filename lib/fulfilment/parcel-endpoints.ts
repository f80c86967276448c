import { inChapter } from "@/lib/base/http/in-chapter";
import { labelSchema } from "@/lib/documents/pdf/label-sheets";
import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { chosenOrdersSchema } from "@/lib/orders/admin-schemas";
import { shipmentReportSchema, shipOrdersSchema } from "@/lib/fulfilment/status/shipment-schemas";

const pdf = z.instanceof(Uint8Array<ArrayBuffer>);

/** Admin calls about packing slips, address labels and shipping. */
export const parcelEndpoints = inChapter("Order management", {
  getPackingSlip: {
    call: "GET /admin/orders/{id}/packing-slip",
    summary: "Print a packing slip",
    description:
      "What goes into the parcel of an order, as PDF without prices: addresses, lines with packs and pieces and a box to tick, the buyer's note and purchase order.",
    access: "orders.read.all",
    params,
    response: pdf,
    produces: "application/pdf",
    limit: "change",
  },
  getPackingSlips: {
    call: "GET /admin/orders/packing-slips",
    summary: "Print packing slips",
    description: "The packing slips of many orders as one PDF, each beginning a sheet of its own.",
    access: "orders.read.all",
    query: chosenOrdersSchema,
    response: pdf,
    produces: "application/pdf",
    limit: "file",
  },
  getLabel: {
    call: "GET /admin/orders/{id}/label",
    summary: "Print an address label",
    description: "The label of an order's parcel as PDF, for a page of 4 × 6 inches or a sheet.",
    access: "orders.read.all",
    params,
    query: labelSchema,
    response: pdf,
    produces: "application/pdf",
    limit: "change",
  },
  getLabels: {
    call: "GET /admin/orders/labels",
    summary: "Print address labels",
    description: "The labels of many orders as one PDF: one a page, or eight to a sheet of A4.",
    access: "orders.read.all",
    query: chosenOrdersSchema.extend(labelSchema.shape),
    response: pdf,
    produces: "application/pdf",
    limit: "file",
  },
  shipOrders: {
    call: "POST /admin/orders/shipments",
    summary: "Ship many orders by their tracking numbers",
    description:
      'Reads lines of "order number, tracking number" and ships each order with one carrier, by the same rule as one by one; or, with `dryRun`, only says what would become of each line. The answer has a row for each line: what is not known, cannot be shipped or stands there twice is refused alone.',
    access: "orders.write.all",
    body: shipOrdersSchema,
    response: shipmentReportSchema,
    limit: "form",
  },
});
