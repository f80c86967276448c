"use client";

import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import { call } from "@/lib/client/api";

interface Moves {
  /** The product that is on its way into the shop. */
  moving: string | null;
  /** Puts a draft into the shop. */
  publish: (product: AdminProductRecord) => void;
  /** Takes a product back from the archive. */
  restore: (product: AdminProductRecord) => void;
}

/** What brings a product into the shop; `onMoved` is done once the list shows it. */
export function useProductMoves(onMoved: () => Promise<unknown>): Moves {
  const [moving, setMoving] = useState<string | null>(null);
  const { run } = useAction({ title: "Nothing was changed.", text: "Please try again." });

  const move = (id: string, send: () => Promise<string>) =>
    void run(async () => {
      setMoving(id);
      try {
        const title = await send();
        await onMoved();
        toast({ title });
      } finally {
        setMoving(null);
      }
    });

  return {
    moving,
    publish: ({ _id: id, name }) =>
      move(id, async () => {
        await call("POST /admin/products/{id}/publish", { params: { id } });
        return `${name} is in the shop now.`;
      }),
    restore: ({ _id: id, name }) =>
      move(id, async () => {
        const { draft } = await call("POST /admin/products/{id}/restore", { params: { id } });
        return draft ? `${name} is back as a draft.` : `${name} is back in the shop.`;
      }),
  };
}
