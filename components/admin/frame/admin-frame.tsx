"use client";

import { LogOut } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useSignOut } from "@/components/account/use-sign-out";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";

interface AdminFrameProps {
  siteName: string;
  children: ReactNode;
}

/** Header and main of every admin page. */
export function AdminFrame({ siteName, children }: AdminFrameProps) {
  const signOut = useSignOut();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-40 border-b bg-background">
        <div className="container-page flex h-14 items-center gap-2">
          <Link href={paths.home} className="truncate font-display text-lg">
            {siteName}
          </Link>
          <div className="ml-auto flex items-center">
            <ThemeSwitch />
            <Button variant="ghost" size="sm" onClick={() => void signOut()}>
              <LogOut aria-hidden /> Logout
            </Button>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="container-page flex-1 pt-6 pb-16">
        {children}
      </main>
    </div>
  );
}
