import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import { storedToken } from "@/lib/client/session";
import type { ItemAnswer } from "@/lib/orders/items/schemas";

/** Items and products of the signed-in buyer whose own code begins with this text; none if they cannot be read. */
export const findCoded = (code: string, limit: number, signal: AbortSignal) =>
  call("GET /items", { token: storedToken(), query: { code, limit: String(limit) }, signal }).catch(
    (): ItemAnswer[] => [],
  );

/** The page of a product, or the item among those of the buyer, where it is ordered again. */
export const codedPage = ({ line, product, code, name }: ItemAnswer): string =>
  line === null && product ? paths.product(product) : paths.itemsWith(code ?? name);
