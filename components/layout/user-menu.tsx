import {
  Heart,
  LayoutDashboard,
  LogOut,
  Package,
  Settings,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { useTranslate } from "#words";
import { forgetLogos } from "@/lib/client/artwork/stored-logo";
import { useSignOut } from "@/components/shared/call/use-sign-out";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import { mayOpen } from "@/lib/identity/access/pages";
import { paths } from "@/lib/base/paths";

interface UserMenuProps {
  name: string;
  email: string;
  role: string;
}

const ENTRIES = [
  { label: "Dashboard", href: paths.dashboard(), Icon: LayoutDashboard },
  { label: "Profile", href: paths.dashboard("profile"), Icon: UserRound },
  { label: "My Orders", href: paths.dashboard("orders"), Icon: Package },
  { label: "Favourites", href: paths.favourites, Icon: Heart },
  { label: "Settings", href: paths.dashboard("settings"), Icon: Settings },
  { label: "Admin Dashboard", href: paths.admin(), Icon: ShieldCheck },
];

export function UserMenu({ name, email, role }: UserMenuProps) {
  const t = useTranslate();
  const logOut = useSignOut();

  async function leave() {
    forgetLogos();
    await logOut();
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="grid size-11 place-items-center rounded-full border border-input bg-card font-semibold uppercase hover:bg-muted">
        <span aria-hidden>{name.trim().charAt(0) || "?"}</span>
        <span className="sr-only">{t("Account of {name}", { name })}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel>
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-sm text-muted-foreground">{email}</p>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {ENTRIES.filter(({ href }) => mayOpen(role, href)).map(({ label, href, Icon }) => (
          <DropdownMenuItem key={label} asChild>
            <Link href={href} prefetch={false}>
              <Icon aria-hidden />
              {t(label)}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden />
          {t("Log out")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
