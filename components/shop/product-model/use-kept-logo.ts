import { useCallback, useEffect, useState } from "react";
import { forgetLogo, keepLogo, readKeptLogo, type KeptLogo } from "@/lib/client/artwork/kept-logo";

/**
 * The logo stored in this browser for an order of a product.
 * @param product its `_id`; null for none
 */
export function useKeptLogo(product: string | null) {
  const [kept, setKept] = useState<KeptLogo | null>(null);

  useEffect(() => {
    if (!product) return;
    let isWanted = true;
    void readKeptLogo(product).then((logo) => {
      if (isWanted) setKept(logo);
    });
    return () => {
      isWanted = false;
    };
  }, [product]);

  /** Returns false if the browser refused. */
  const keep = useCallback(
    async (logo: KeptLogo): Promise<boolean> => {
      const isKept = product !== null && (await keepLogo(product, logo));
      if (isKept) setKept(logo);
      return isKept;
    },
    [product],
  );

  const forget = useCallback(async (): Promise<void> => {
    setKept(null);
    if (product) await forgetLogo(product);
  }, [product]);

  return { kept, keep, forget };
}
