import type { deliveryEndpoints } from "@/lib/shop/delivery/endpoints";
import type { Examples } from "@/lib/base/examples/example";

export const deliveryExamples: Examples<typeof deliveryEndpoints, "readDelivery"> = {
  readDelivery: {
    answer: {
      served: true,
      state: "Karnataka",
      earliest: "2026-11-26",
      latest: "2026-11-27",
    },
  },
};
