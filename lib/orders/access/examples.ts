import type { orderAccessEndpoints } from "@/lib/orders/access/endpoints";
import { type Examples, ORDER_NUMBER } from "@/lib/base/examples/example";

export const orderAccessExamples: Examples<typeof orderAccessEndpoints, "createOrderLink"> = {
  createOrderLink: {
    answer: {
      url: `https://shop.example.com/order-confirmation?order=${ORDER_NUMBER}&key=2b7f0c51d6a84e39`,
      expiresAt: "2027-02-20T09:30:00.000Z",
    },
  },
};
