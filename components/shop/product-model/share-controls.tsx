"use client";

import { useWords } from "#words";
import { Download, Share2 } from "lucide-react";
import { CopyButton } from "@/components/shared/call/copy-button";
import { toast } from "@/components/ui/toast/toast";
import { Button } from "@/components/ui/button";

interface ShareControlsProps {
  /** The product's name. */
  name: string;
  /** The address of this look. */
  link: string;
  picture: () => Promise<Blob | null>;
}

const fileName = (name: string) =>
  `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "product"
  }.png`;

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

const canShare = () => typeof navigator.share === "function";

/** Saves or shares the picture: as a file, with an app of the phone, or as a link without the logo. */
export function ShareControls({ name, link, picture }: ShareControlsProps) {
  const say = useWords();

  function tellNotSaved() {
    toast({
      title: say("Not Saved"),
      description: say("Your browser could not make a picture of it. Take a screenshot instead."),
      destructive: true,
    });
  }

  async function download() {
    const blob = await picture();
    if (blob) save(blob, fileName(name));
    else tellNotSaved();
  }

  async function share() {
    const blob = await picture();
    const file = blob && new File([blob], fileName(name), { type: blob.type });
    const files = file && navigator.canShare({ files: [file] }) ? { files: [file] } : {};
    try {
      await navigator.share({ title: name, url: link, ...files });
    } catch (error) {
      // AbortError: the person closed the share sheet without sharing.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await download();
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="outline" onClick={download}>
        <Download aria-hidden /> {say("Save picture")}
      </Button>
      {canShare() && (
        <Button size="sm" variant="outline" onClick={share}>
          <Share2 aria-hidden /> {say("Share")}
        </Button>
      )}
      <CopyButton text={link}>{say("Copy link")}</CopyButton>
    </div>
  );
}
