import { useEffect, useState } from "react";
import { useSession } from "@/lib/client/session";
import type { OwnPrice, Priced } from "./ask-own-prices";

/**
 * What a product costs the signed-in account's company; undefined where that is the public price, and until it is
 * known. Pages are the same for everybody; what asks for these prices and draws them is loaded for an account alone.
 */
export function useOwnPrice(product: Priced): OwnPrice | undefined {
  const session = useSession();
  const owner = session.state === "signed-in" ? session.claims.sub : "";
  const [own, setOwn] = useState<OwnPrice>();
  useEffect(() => {
    if (!owner) return;
    // Without it the page keeps the public prices; the cart asks again.
    import("./ask-own-prices").then(
      ({ askOwnPrice }) => askOwnPrice(owner, product, setOwn),
      () => undefined,
    );
  }, [owner, product]);
  return owner ? own : undefined;
}
