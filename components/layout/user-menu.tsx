"use client";

import { LayoutDashboard, LogOut, Package, Settings, ShieldCheck, UserRound } from "lucide-react";
import Link from "next/link";
import { useSignOut } from "@/components/call/use-sign-out";
import { Menu, menuItemStyles } from "@/components/ui/menu";
import { mayOpen } from "@/lib/access/pages";
import { paths } from "@/lib/paths";

interface UserMenuProps {
  name: string;
  email: string;
  role: string;
}

const ENTRIES = [
  { label: "Dashboard", href: paths.dashboard(), Icon: LayoutDashboard },
  { label: "Profile", href: paths.dashboard("profile"), Icon: UserRound },
  { label: "My Orders", href: paths.dashboard("orders"), Icon: Package },
  { label: "Settings", href: paths.dashboard("settings"), Icon: Settings },
  { label: "Admin Dashboard", href: paths.admin(), Icon: ShieldCheck },
];

export function UserMenu({ name, email, role }: UserMenuProps) {
  const logOut = useSignOut();
  return (
    <Menu
      className="w-64"
      triggerClassName="grid size-11 place-items-center rounded-full border border-input bg-card font-semibold uppercase hover:bg-muted"
      trigger={
        <>
          <span aria-hidden>{name.trim().charAt(0) || "?"}</span>
          <span className="sr-only">Account of {name}</span>
        </>
      }
    >
      {(close) => (
        <>
          <div className="mb-1 border-b px-3 pt-1.5 pb-3">
            <p className="truncate font-semibold">{name}</p>
            <p className="truncate text-sm text-muted-foreground">{email}</p>
          </div>
          {ENTRIES.filter(({ href }) => mayOpen(role, href)).map(({ label, href, Icon }) => (
            <Link
              key={label}
              href={href}
              prefetch={false}
              onClick={close}
              className={menuItemStyles}
            >
              <Icon aria-hidden />
              {label}
            </Link>
          ))}
          <button type="button" onClick={logOut} className={menuItemStyles}>
            <LogOut aria-hidden />
            Log out
          </button>
        </>
      )}
    </Menu>
  );
}
