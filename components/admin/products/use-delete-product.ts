"use client";

import { useState } from "react";
import { endsSession, refusalText } from "@/components/call/refusal-text";
import { toast } from "@/components/ui/toast";
import { ApiError, call } from "@/lib/client/api";

interface Deletion {
  /** The product whose deletion is on its way. */
  removing: string | null;
  /** Asks first (docs/product.md: Admin). */
  remove: (product: { _id: string }) => void;
}

/** Takes products out of the catalogue. */
export function useDeleteProduct(onDeleted: () => void): Deletion {
  const [removing, setRemoving] = useState<string | null>(null);

  async function send(id: string) {
    setRemoving(id);
    try {
      await call("DELETE /products/{id}", { params: { id } });
      toast({ title: "Product deleted successfully." });
      onDeleted();
    } catch (error) {
      if (error instanceof ApiError && endsSession(error)) return;
      toast({ title: refusalText(error, "Failed to delete product."), destructive: true });
      // Somebody else may have deleted it: the list tells.
      if (error instanceof ApiError && error.status === 404) onDeleted();
    } finally {
      setRemoving(null);
    }
  }

  const remove = ({ _id }: { _id: string }) => {
    if (removing || !window.confirm("Are you sure you want to delete this product?")) return;
    void send(_id);
  };
  return { removing, remove };
}
