/** The key under which the shop records its demo catalogue: once set, no start adds the demo catalogue by itself. */
export const DEMO_STATE_KEY = "demoCatalogue";
