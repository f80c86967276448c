/**
 * Addresses with the id of a product. An id that is not a UUID is rewritten by next.config.ts to one shared 404,
 * before anything is cached or read for it.
 */

import { LANGUAGE_SEGMENT } from "../http/languages";

/** No product has this id: the build renders its page, which is a 404. */
export const NO_PRODUCT = "-";

const UUID = "[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}";

const leads = (below: string) => ({
  source: `${LANGUAGE_SEGMENT}/product/:id((?!${UUID}${below || "$"})[^/]+)${below}`,
  destination: `/:language/product/${NO_PRODUCT}${below}`,
});

/** Order pages are not included: behind their guard a missing order is shown as a card, whatever its id. */
export const noUuidRewrites = [leads(""), leads("/model")];
