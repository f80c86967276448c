import { ShieldCheck, UserRound } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { AdminUser } from "@/lib/users/schemas";

/** The role as a word with an icon, so that it does not rest on colour. */
export function RoleBadge({ role }: Pick<AdminUser, "role">) {
  return role === "admin" ? (
    <Badge variant="brand">
      <ShieldCheck aria-hidden /> admin
    </Badge>
  ) : (
    <Badge>
      <UserRound aria-hidden /> user
    </Badge>
  );
}
