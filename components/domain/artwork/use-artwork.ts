import { useCallback } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import type { LineFiles, ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { call } from "@/lib/client/api";

export interface LineArtwork extends LineFiles {
  /** Proofs of this line, oldest first. */
  proofs: ProofAnswer[];
}

/** Loads the lines of an order that are printed or made to order, with their artwork and proofs. */
export function useArtwork(order: string, orderKey: string | undefined) {
  const load = useCallback(
    async (id: string, signal: AbortSignal): Promise<LineArtwork[]> => {
      const requested = { params: { id }, query: orderKey ? { key: orderKey } : {}, signal };
      const [lines, proofs] = await Promise.all([
        call("GET /orders/{id}/artwork", requested),
        call("GET /orders/{id}/proofs", requested),
      ]);
      return lines.map((line) => ({
        ...line,
        proofs: proofs.filter((proof) => proof.line === line._id),
      }));
    },
    [orderKey],
  );
  return useLoad({ load, question: order });
}
