"use client";

import { Menu } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadSheet = () => import("./phone-menu-sheet").then((file) => file.PhoneMenuSheet);

/** The header's links on screens that have no room for them. */
export function PhoneMenu({ contactPhone }: { contactPhone: string }) {
  const [open, setOpen] = useState(false);
  const [PhoneMenuSheet, fetchSheet] = useOnDemand(loadSheet);
  return (
    <div className="lg:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
        onClick={() => {
          setOpen(true);
          fetchSheet();
        }}
      >
        <Menu aria-hidden className="size-6" />
        <span className="sr-only">Menu</span>
      </Button>
      {PhoneMenuSheet && (
        <PhoneMenuSheet open={open} onOpenChange={setOpen} contactPhone={contactPhone} />
      )}
    </div>
  );
}
