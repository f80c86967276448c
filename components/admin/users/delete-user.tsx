"use client";

import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import type { AdminUser } from "@/lib/identity/users/schemas";

interface DeleteUserProps {
  user: AdminUser;
  onClose: () => void;
  /** Done once the list shows it. */
  onDeleted: () => Promise<unknown>;
}

export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  async function remove() {
    await call("DELETE /admin/users/{id}", { params: { id: user._id } });
    await onDeleted();
    onClose();
    toast({ title: "User Deleted", description: `The account ${user.email} is gone.` });
  }

  return (
    <ConfirmAction
      onClose={onClose}
      title={`Delete ${user.name}?`}
      confirm="Delete Account"
      keep="Keep Account"
      failure={{
        title: "User Not Deleted",
        text: "The account could not be deleted. Please try again.",
      }}
      action={remove}
    >
      <p>
        The account {user.email} is deleted with its addresses and sessions. This cannot be undone.
        {user.orders > 0 && ` Its ${orderCountText(user.orders)} in your records.`}
      </p>
      {!user.deactivatedAt && (
        <p className="mt-3 text-muted-foreground">
          To block somebody for a while, edit the account and deactivate it instead.
        </p>
      )}
    </ConfirmAction>
  );
}

const orderCountText = (count: number) =>
  count === 1 ? "one order stays" : `${count} orders stay`;
