import { Ban, Pencil, Trash2 } from "lucide-react";
import { dayText } from "@/components/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { countText } from "@/lib/counts";
import { can } from "@/lib/permissions";
import type { AdminUser } from "@/lib/users/schemas";
import { Cell, DataTable, HeadCell } from "../shared/data-table";
import { RoleBadge } from "./role-badge";
import { UserAvatar } from "./user-avatar";

interface UserTableProps {
  users: readonly AdminUser[];
  /** Nobody deletes themselves here. */
  ownId: string;
  busy: boolean;
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

export function UserTable({ users, ownId, busy, onEdit, onDelete }: UserTableProps) {
  return (
    <DataTable
      caption="Accounts, newest first"
      busy={busy}
      head={
        <>
          <HeadCell>User</HeadCell>
          <HeadCell className="max-md:hidden">Company</HeadCell>
          <HeadCell className="max-sm:hidden">Role</HeadCell>
          <HeadCell figure className="max-lg:hidden">
            Orders
          </HeadCell>
          <HeadCell className="max-lg:hidden">Joined</HeadCell>
          <HeadCell figure>Actions</HeadCell>
        </>
      }
    >
      {users.map((user) => (
        <tr key={user._id}>
          <Cell className="w-full max-w-0">
            <Person user={user} isSelf={user._id === ownId} />
          </Cell>
          <Cell className="max-w-56 truncate max-md:hidden">{user.company ?? "N/A"}</Cell>
          <Cell className="max-sm:hidden">
            <Role user={user} />
          </Cell>
          <Cell figure className="max-lg:hidden">
            {countText(user.orders)}
          </Cell>
          <Cell className="whitespace-nowrap max-lg:hidden">
            {dayText(new Date(user.createdAt))}
          </Cell>
          <Cell>
            <div className="flex justify-end gap-1">
              <Button variant="ghost" size="sm" onClick={() => onEdit(user)}>
                <Pencil aria-hidden />
                <span className="max-md:sr-only">Edit</span>
                <span className="sr-only">{user.name}</span>
              </Button>
              {user._id !== ownId && (
                <Button variant="ghost" size="sm" onClick={() => onDelete(user)}>
                  <Trash2 aria-hidden />
                  <span className="max-md:sr-only">Delete</span>
                  <span className="sr-only">{user.name}</span>
                </Button>
              )}
            </div>
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

/** For an admin with the second factor, without which the shop may let nobody in (see PolicyCard). */
function Role({ user: { role, twoFactorEnabled } }: { user: AdminUser }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <RoleBadge role={role} />
      {can(role, "two-factor.own") && (
        <span className="text-xs text-muted-foreground">2FA {twoFactorEnabled ? "on" : "off"}</span>
      )}
    </span>
  );
}

function Person({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  return (
    <div className="flex items-center gap-3">
      <UserAvatar name={user.name} avatar={user.avatar} />
      <div className="min-w-0 leading-tight">
        <p className="flex items-center gap-x-2">
          <span className="truncate font-semibold">{user.name}</span>
          {isSelf && <span className="text-xs text-muted-foreground">You</span>}
          {user.deactivatedAt && (
            <Badge variant="signal">
              <Ban aria-hidden /> Deactivated
            </Badge>
          )}
        </p>
        <p className="truncate text-xs text-muted-foreground">{user.email}</p>
        <p className="truncate text-xs text-muted-foreground md:hidden">{user.company ?? "N/A"}</p>
        <p className="mt-1 sm:hidden">
          <Role user={user} />
        </p>
      </div>
    </div>
  );
}
