import { type Examples, AT, EMAIL, ID, LATER, ORDER_NUMBER } from "@/lib/base/examples/example";
import type { quoteEndpoints } from "./quote-endpoints";

export const quoteExamples: Examples<typeof quoteEndpoints, "askPrice" | "listOwnQuotes"> = {
  askPrice: {
    body: {
      name: "Asha Rao",
      email: EMAIL,
      product: ID.product,
      quantity: "5000",
      length: "230",
      width: "155",
      height: "80",
      unit: "mm",
      measured: "inside",
      material: "Kraft, 3 ply",
      printSides: "outside",
      printColours: "2",
      neededBy: "2026-12-24",
    },
  },
  listOwnQuotes: {
    answer: [
      {
        _id: ID.entry,
        message: "The logo follows.",
        request: {
          product: { _id: ID.product, name: "Kraft mailer box" },
          packaging: null,
          quantity: 5000,
          size: { length: 230, width: 155, height: 80, unit: "mm" },
          measured: "inside",
          material: "Kraft, 3 ply",
          printSides: "outside",
          printColours: 2,
          neededBy: "2026-12-24",
        },
        file: { name: "logo.pdf", size: 48213 },
        order: { _id: ID.order, orderId: ORDER_NUMBER },
        offer: { _id: ID.entry, number: "OF-261120-7K4Q9X" },
        createdAt: AT,
        answeredAt: LATER,
        replies: [
          {
            _id: ID.review,
            text: "₹9.40 a piece.",
            by: "Meera Nair",
            createdAt: LATER,
            whatsapp: null,
          },
        ],
      },
    ],
  },
};
