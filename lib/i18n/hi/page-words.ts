import type { Words } from "../translate";
import account from "./account.json" with { type: "json" };
import artwork from "./artwork.json" with { type: "json" };
import auth from "./auth.json" with { type: "json" };
import buying from "./buying.json" with { type: "json" };
import cart from "./cart.json" with { type: "json" };
import catalogue from "./catalogue.json" with { type: "json" };
import chat from "./chat.json" with { type: "json" };
import checkout from "./checkout.json" with { type: "json" };
import dashboard from "./dashboard.json" with { type: "json" };
import frame from "./frame.json" with { type: "json" };
import landing from "./landing.json" with { type: "json" };
import model from "./model.json" with { type: "json" };
import newsletter from "./newsletter.json" with { type: "json" };
import offer from "./offer.json" with { type: "json" };
import order from "./order.json" with { type: "json" };
import product from "./product.json" with { type: "json" };
import quote from "./quote.json" with { type: "json" };
import sizes from "./sizes.json" with { type: "json" };

/** Hindi texts of pages, loaded by the browser as one file. */
export const pageWords: Words = {
  ...account,
  ...artwork,
  ...auth,
  ...buying,
  ...cart,
  ...catalogue,
  ...chat,
  ...checkout,
  ...dashboard,
  ...frame,
  ...landing,
  ...model,
  ...newsletter,
  ...offer,
  ...order,
  ...product,
  ...quote,
  ...sizes,
};
