/**
 * Addresses that hold the id of a product. What is no UUID is found to be nothing before anything is kept or read
 * for it: next.config.ts leads it to one 404 for all.
 */

/** What no product is called: the build renders its page, which is a 404. */
export const NO_PRODUCT = "-";

const UUID = "[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}";

const leads = (below: string) => ({
  source: `/product/:id((?!${UUID}${below || "$"})[^/]+)${below}`,
  destination: `/product/${NO_PRODUCT}${below}`,
});

/** Pages of orders have no part in it: behind their guard a missing order is a card, whatever it is called. */
export const noUuidRewrites = [leads(""), leads("/model")];
