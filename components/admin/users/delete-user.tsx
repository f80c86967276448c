"use client";

import { ConfirmDialog } from "@/components/account/confirm-dialog";
import { useAction } from "@/components/account/use-action";
import { toast } from "@/components/ui/toast";
import { callApi } from "@/lib/client/api";
import type { AdminUser } from "@/lib/users/schemas";

interface DeleteUserProps {
  user: AdminUser;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const { busy, run } = useAction({
    title: "User Not Deleted",
    text: "The account could not be deleted. Please try again.",
  });

  async function remove() {
    await callApi<"deleteUser">({ call: "DELETE /admin/users/{id}", params: { id: user._id } });
    toast({ title: "User Deleted", description: `The account ${user.email} is gone.` });
    onDeleted();
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${user.name}?`}
      confirm="Delete Account"
      keep="Keep Account"
      busy={busy}
      onConfirm={() => void run(remove)}
    >
      <p>
        The account {user.email} is deleted with its addresses and sessions. This cannot be undone.
        {user.orders > 0 && ` Its ${orderWords(user.orders)} in your records.`}
      </p>
      {!user.deactivatedAt && (
        <p className="mt-3 text-muted-foreground">
          To block somebody for a while, edit the account and deactivate it instead.
        </p>
      )}
    </ConfirmDialog>
  );
}

const orderWords = (count: number) => (count === 1 ? "one order stays" : `${count} orders stay`);
