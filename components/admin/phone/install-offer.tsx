"use client";

import { Smartphone } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { useInstall } from "./install-prompt";
import { renewThisDevice } from "./this-device";

/** A button below the navigation while the browser offers to install the admin. */
export function InstallOffer() {
  const install = useInstall();

  useEffect(() => {
    // Whoever is offline, or signed out meanwhile, is asked again with the next page.
    renewThisDevice().catch(() => undefined);
  }, []);

  if (!install) return null;
  return (
    <Button variant="outline" className="mt-4 w-full" onClick={() => void install()}>
      <Smartphone aria-hidden /> Install as App
    </Button>
  );
}
