import { useEffect, useState } from "react";
import { useSession } from "@/lib/client/session";
import type { OwnPrice, Priced } from "./fetch-own-prices";

/**
 * The product's price for the signed-in account's company; undefined if that is the public price, and until it is
 * known. Pages are the same for everybody; the code for company prices loads for accounts only.
 */
export function useOwnPrice(product: Priced): OwnPrice | undefined {
  const session = useSession();
  const owner = session.state === "signed-in" ? session.claims.sub : "";
  const [own, setOwn] = useState<OwnPrice>();
  useEffect(() => {
    if (!owner) return;
    // On failure the page keeps the public prices; the cart asks again.
    import("./fetch-own-prices").then(
      ({ fetchOwnPrice }) => fetchOwnPrice(owner, product, setOwn),
      () => undefined,
    );
  }, [owner, product]);
  return owner ? own : undefined;
}
