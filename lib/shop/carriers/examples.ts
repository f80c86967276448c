import type { carriersAdminEndpoints } from "@/lib/shop/carriers/endpoints";
import type { Examples } from "@/lib/base/examples/example";

const CARRIERS = [
  {
    name: "Delhivery",
    trackingLink: "https://www.delhivery.com/track-v2/package/{number}",
  },
  { name: "Our own van", trackingLink: "" },
] as const;

export const carriersAdminExamples: Examples<typeof carriersAdminEndpoints, "listCarriers"> = {
  listCarriers: { answer: CARRIERS },
};
