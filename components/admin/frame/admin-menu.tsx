import { Menu } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet, SheetBody, SheetContent, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import { AdminLinks } from "./admin-nav";

/** The navigation of the admin below 1024 px: a button that opens it in a sheet. */
export function AdminMenu() {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  // The URL at which it was opened; any navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  return (
    <div className="lg:hidden">
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpenedAt(address)}>
        <Menu aria-hidden /> Menu
      </Button>
      <Sheet open={openedAt === address} onOpenChange={close}>
        <SheetContent aria-describedby={undefined}>
          <SheetHeader>
            <SheetTitle>Menu</SheetTitle>
          </SheetHeader>
          <SheetBody>
            <div className="-mx-3">
              <AdminLinks onFollow={close} />
            </div>
          </SheetBody>
        </SheetContent>
      </Sheet>
    </div>
  );
}
