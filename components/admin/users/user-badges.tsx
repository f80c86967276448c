import { Calculator, Handshake, PackageCheck, ShieldCheck, Tags, UserRound } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { ImageOr } from "@/components/ui/image-or";
import type { Role, RoleFilter } from "@/lib/base/permissions";

const FACES = {
  user: { variant: undefined, Icon: UserRound },
  packer: { variant: "outline", Icon: PackageCheck },
  catalogue: { variant: "outline", Icon: Tags },
  sales: { variant: "outline", Icon: Handshake },
  accountant: { variant: "outline", Icon: Calculator },
  admin: { variant: "default", Icon: ShieldCheck },
} as const satisfies Record<Role, object>;

/** The role with an icon, so that it does not depend on colour. */
export function RoleBadge({ role }: { role: Role }) {
  const { variant, Icon } = FACES[role];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden /> {role}
    </Badge>
  );
}

const LOOK = "size-8 shrink-0 rounded-full";

/** The user's picture, or the first letter of the name. Decorative, because the name is next to it. */
export function UserAvatar({ name, avatar }: { name: string; avatar: string | null }) {
  const initial = <Initial name={name} />;
  if (!avatar) return initial;
  return (
    <ImageOr
      src={avatar}
      alt=""
      width={32}
      height={32}
      // Other sites must not learn whom the admin looks at.
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
  sales: "sales: offers and companies",
  accountant: "accountant: payments, invoices, refunds and tax",
  admin: "admin: runs the shop",
};

export const ROLE_FILTER_NAMES: Record<RoleFilter, string> = {
  user: "Customers",
  staff: "All who work here",
  packer: "Packers",
  catalogue: "Catalogue",
  sales: "Sales",
  accountant: "Accountants",
  admin: "Admins",
};
