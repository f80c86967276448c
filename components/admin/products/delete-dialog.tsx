"use client";

import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { toast } from "@/components/ui/toast";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import { ApiError, call } from "@/lib/client/api";

interface DeleteDialogProps {
  product: AdminProductRecord;
  onClose: () => void;
  /** Done once the list shows it. */
  onDeleted: () => Promise<unknown>;
}

/** The question before a product leaves the shop (docs/product.md: Admin). */
export function DeleteDialog({
  product: { _id: id, name },
  onClose,
  onDeleted,
}: DeleteDialogProps) {
  async function remove() {
    try {
      await call("DELETE /products/{id}", { params: { id } });
    } catch (error) {
      // Somebody else may have deleted it: the list tells.
      if (error instanceof ApiError && error.status === 404) await onDeleted();
      throw error;
    }
    await onDeleted();
    onClose();
    toast({ title: "Product deleted successfully." });
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title="Are you sure you want to delete this product?"
      confirm="Delete product"
      keep="Keep product"
      failure={{ title: "Failed to delete product.", text: "Please try again." }}
      action={remove}
    >
      <p>
        <strong className="font-semibold [overflow-wrap:anywhere]">{name}</strong> leaves the shop.
        Orders keep what was bought, and you can restore it later from the status Archived.
      </p>
    </ConfirmAction>
  );
}
