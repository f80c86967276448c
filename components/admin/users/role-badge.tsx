import { Calculator, PackageCheck, ShieldCheck, Tags, UserRound } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { Role } from "@/lib/base/permissions";

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
