"use client";

import { Menu } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { LandingSection } from "./nav-items";

const loadSheet = () => import("./phone-menu-sheet").then((file) => file.PhoneMenuSheet);

interface PhoneMenuProps {
  contactPhone: string;
  /** Parts that the landing page does without. */
  removed: readonly LandingSection[];
}

/** The header's links on screens that have no room for them. */
export function PhoneMenu({ contactPhone, removed }: PhoneMenuProps) {
  const [open, setOpen] = useState(false);
  const [PhoneMenuSheet, fetchSheet, demandSheet] = useOnDemand(loadSheet);
  const router = useRouter();
  // Outlives the sheet, whose links are gone by the time their page comes.
  const [isLeaving, startLeaving] = useTransition();
  const follow = (href: string) => {
    setOpen(false);
    startLeaving(() => router.push(href));
  };
  return (
    <div className="lg:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-busy={isLeaving || undefined}
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
        onClick={() => {
          setOpen(true);
          demandSheet(() => setOpen(false));
        }}
      >
        <Menu aria-hidden className="size-6" />
        <span className="sr-only">Menu</span>
      </Button>
      {PhoneMenuSheet && (
        <PhoneMenuSheet
          open={open}
          onOpenChange={setOpen}
          onFollow={follow}
          contactPhone={contactPhone}
          removed={removed}
        />
      )}
    </div>
  );
}
