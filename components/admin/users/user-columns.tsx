import { Ban, Pencil, Trash2, type LucideIcon } from "lucide-react";
import { shortDayText } from "@/components/shared/format/dates";
import type { Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { countText } from "@/lib/base/text/counts";
import { can } from "@/lib/base/permissions";
import type { AdminUser } from "@/lib/identity/users/schemas";
import { RoleBadge, UserAvatar } from "./user-badges";

interface UserColumnsOptions {
  /** The user's own id, because users cannot delete themselves here. */
  ownId: string;
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

export function userColumns({ ownId, onEdit, onDelete }: UserColumnsOptions): Column<AdminUser>[] {
  return [
    {
      name: "User",
      cellClassName: "w-full max-w-0",
      cell: (user) => <Person user={user} isSelf={user._id === ownId} />,
    },
    {
      name: "Company",
      className: "max-md:hidden",
      cellClassName: "max-w-44 truncate",
      cell: ({ company }) => company ?? "N/A",
    },
    { name: "Role", className: "max-sm:hidden", cell: (user) => <Role user={user} /> },
    {
      name: "Orders",
      figure: true,
      className: "max-xl:hidden",
      cell: ({ orders }) => countText(orders),
    },
    {
      name: "Joined",
      className: "max-xl:hidden",
      cellClassName: "whitespace-nowrap",
      cell: ({ createdAt }) => shortDayText(new Date(createdAt)),
    },
    {
      name: "Actions",
      headClassName: "text-right",
      cell: (user) => (
        <div className="flex justify-end gap-1">
          <Action Icon={Pencil} label="Edit" of={user.name} onClick={() => onEdit(user)} />
          {user._id !== ownId && (
            <Action Icon={Trash2} label="Delete" of={user.name} onClick={() => onDelete(user)} />
          )}
        </div>
      ),
    },
  ];
}

interface ActionProps {
  Icon: LucideIcon;
  label: string;
  of: string;
  onClick: () => void;
}

function Action({ Icon, label, of, onClick }: ActionProps) {
  return (
    <Button variant="ghost" size="sm" onClick={onClick}>
      <Icon aria-hidden />
      <span className="max-md:sr-only">{label}</span>
      <span className="sr-only">{of}</span>
    </Button>
  );
}

/** The role; for an admin also whether two-factor is on, because the shop may require it (see PolicyCard). */
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
        {user.company && (
          <p className="truncate text-xs text-muted-foreground md:hidden">{user.company}</p>
        )}
        <p className="mt-1 sm:hidden">
          <Role user={user} />
        </p>
      </div>
    </div>
  );
}
