import { randomUUID } from "node:crypto";
import type { favouriteEndpoints } from "../../../lib/catalogue/favourites/endpoints";
import { PUBLIC_OK, signedIn, type Rows } from "./shared/all";

export const favouriteRows: Rows<typeof favouriteEndpoints> = {
  listFavourites: { expected: signedIn(200) },
  addFavourites: { body: { products: [] }, expected: signedIn(200) },
  removeFavourite: { path: `/favourites/${randomUUID()}`, expected: signedIn(200) },
  readFavouriteProducts: { path: "/favourites/products?ids=", expected: PUBLIC_OK },
};
