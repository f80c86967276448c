/**
 * The key under which the shop records its demo catalogue: "filled", "removed", or "none" where it began without one.
 * Once it is filled or removed, no start adds the demo catalogue by itself.
 */
export const DEMO_STATE_KEY = "demoCatalogue";
