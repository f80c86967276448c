import {
  CirclePlus,
  Database,
  DatabaseBackup,
  Download,
  LogIn,
  LogOut,
  Package,
  Pencil,
  Server,
  ShieldCheck,
  ShoppingCart,
  Trash2,
  User,
} from "lucide-react";
import type { AuditLog } from "@/lib/audit/schemas";

const ICONS = {
  Login: LogIn,
  Logout: LogOut,
  Created: CirclePlus,
  Updated: Pencil,
  Deleted: Trash2,
  Export: Download,
  Backup: DatabaseBackup,
  user: User,
  system: Server,
  authentication: ShieldCheck,
  data: Database,
  product: Package,
  order: ShoppingCart,
};

/** In order of priority: the first word in the action determines the icon (docs/product.md: Audit log). */
const WORDS = ["Login", "Logout", "Created", "Updated", "Deleted", "Export", "Backup"] as const;

/** Returns the icon for a word of the action, or else for its type. */
export function iconName({ action, type }: Pick<AuditLog, "action" | "type">): keyof typeof ICONS {
  return WORDS.find((word) => action.includes(word)) ?? type;
}

export function ActionIcon({ log }: { log: AuditLog }) {
  const Icon = ICONS[iconName(log)];
  return <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" strokeWidth={1.9} />;
}
