"use client";

import { useWords } from "#words";
import { PackageCheck, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { toArtwork, type Logo } from "./logo";
import { useKeptLogo } from "./use-kept-logo";

interface KeepLogoProps {
  /** `_id` of the product, which can be ordered printed. */
  product: string;
  logo: Logo | null;
  /** Where it is printed and how, in words for the shop: "Lid, 120 mm wide, black". */
  placed: string;
}

/** Keeps the logo in this browser until an order of the product asks for its artwork. */
export function KeepLogo({ product, logo, placed }: KeepLogoProps) {
  const say = useWords();
  const { kept, keep, forget } = useKeptLogo(product);

  async function use(chosen: Logo) {
    const file = await toArtwork(chosen, placed);
    if (file && (await keep(file))) return;
    toast({
      title: say("Not Kept"),
      description: say("Your browser keeps no files. Send the logo from your order instead."),
      destructive: true,
    });
  }

  if (!logo && !kept) return null;
  return (
    <div className="rounded-md border bg-card p-4">
      {logo && (
        <Button variant="secondary" onClick={() => void use(logo)}>
          <PackageCheck aria-hidden /> {say("Use this logo on my order")}
        </Button>
      )}
      <div role="status" className={logo && kept ? "mt-3" : undefined}>
        {kept && (
          <p>
            {say.parts(
              "{file} is kept in this browser. Order the product printed: where your order asks for artwork, you hand it in with one press.",
              {
                file: (
                  <span key="file" className="font-semibold break-all">
                    {kept.name}
                  </span>
                ),
              },
            )}
          </p>
        )}
      </div>
      {kept && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={() => void forget()}>
          <X aria-hidden /> {say("Do not keep it")}
        </Button>
      )}
    </div>
  );
}
