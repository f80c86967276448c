import { ORDER_NUMBER } from "./order-number";

/**
 * Addresses that hold the id of a row. What is no UUID, nor the number of an order, is found to be
 * nothing before anything is kept or read for it: next.config.ts leads it to one 404 for all.
 */

/** What no product is called: the build renders its page, which is a 404. */
export const NO_PRODUCT = "-";

const UUID = "[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}";

/** An order goes by its number too, under whatever prefix it was placed. */
const ORDER = `${UUID}|${ORDER_NUMBER}`;

const leads = (folder: string, id: string, destination: string, below = "") => ({
  source: `${folder}/:id((?!(?:${id})${below || "$"})[^/]+)${below}`,
  destination,
});

/** The guard of pages comes first: a stranger learns nothing of what there is. */
export const noUuidRewrites = [
  leads("/product", UUID, `/product/${NO_PRODUCT}`),
  leads("/product", UUID, `/product/${NO_PRODUCT}/model`, "/model"),
  leads("/order", ORDER, "/order/-/-"),
  // Beside the pages of orders stands the one where an order is entered.
  leads("/admin/orders", `${ORDER}|new`, "/admin/orders/-/-"),
];
