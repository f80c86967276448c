import type { quoteEndpoints } from "../../../lib/offers/requests/quote-endpoints";
import { signedIn, unlessEnded, type Rows } from "./shared/all";

export const quoteRows: Rows<typeof quoteEndpoints> = {
  askPrice: { multipart: { name: "" }, expected: unlessEnded(400) },
  listOwnQuotes: { expected: signedIn(200) },
};
