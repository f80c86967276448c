import { Calculator, PackageCheck, ShieldCheck, Tags, UserRound } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { ImageOr } from "@/components/ui/image-or";
import type { Role, RoleFilter } from "@/lib/base/permissions";

const FACES = {
  user: { variant: undefined, Icon: UserRound },
  packer: { variant: "outline", Icon: PackageCheck },
  catalogue: { variant: "outline", Icon: Tags },
  accountant: { variant: "outline", Icon: Calculator },
  admin: { variant: "default", Icon: ShieldCheck },
} as const satisfies Record<Role, object>;

/** The role as a word with an icon, so that it does not rest on colour. */
export function RoleBadge({ role }: { role: Role }) {
  const { variant, Icon } = FACES[role];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden /> {role}
    </Badge>
  );
}

const LOOK = "size-8 shrink-0 rounded-full";

/** The person's picture, or the initial of the name. Decorative: the name stands beside it. */
export function UserAvatar({ name, avatar }: { name: string; avatar: string | null }) {
  const initial = <Initial name={name} />;
  if (!avatar) return initial;
  return (
    <ImageOr
      src={avatar}
      alt=""
      width={32}
      height={32}
      // Who is looked at in the admin is nobody else's business.
      referrerPolicy="no-referrer"
      className={LOOK}
      fallback={initial}
    />
  );
}

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className={`${LOOK} grid place-items-center bg-secondary font-display text-sm text-secondary-foreground`}
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}

export const ROLE_LABELS: Record<Role, string> = {
  user: "user: orders and their own account",
  packer: "packer: produces, ships and tracks orders",
  catalogue: "catalogue: products, categories and stock",
  accountant: "accountant: payments, invoices, refunds and tax",
  admin: "admin: runs the shop",
};

/** Whom a filter by role shows. */
export const ROLE_FILTER_NAMES: Record<RoleFilter, string> = {
  user: "Customers",
  staff: "All who work here",
  packer: "Packers",
  catalogue: "Catalogue",
  accountant: "Accountants",
  admin: "Admins",
};
