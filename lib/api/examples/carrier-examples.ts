import type { carriersAdminEndpoints } from "../admin/carriers-endpoints";
import type { Examples } from "./example";

const CARRIERS = [
  {
    name: "Delhivery",
    trackingLink: "https://www.delhivery.com/track-v2/package/{number}",
  },
  { name: "Our own van", trackingLink: "" },
] as const;

export const carriersExamples: Examples<typeof carriersAdminEndpoints> = {
  listCarriers: { answer: CARRIERS },
  keepCarriers: {
    body: { carriers: CARRIERS, carriersRead: [CARRIERS[0]] },
    answer: CARRIERS,
  },
};
