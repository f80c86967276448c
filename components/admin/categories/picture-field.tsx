"use client";

import { Trash2, Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { usePreview } from "../products/use-preview";

const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** What becomes of the picture: as it is, another, or none. */
export type PictureChoice = { picture?: File; removePicture?: true };

interface PictureFieldProps {
  stored: string | null;
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
}

/** The category's picture: seen, chosen or taken away. */
export function PictureField({ stored, choice, onChoose }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(choice.picture, () => {
    toast({ title: "This file is not a picture that can be shown", destructive: true });
    onChoose({});
  });
  const shown = (choice.picture && preview) ?? (choice.removePicture ? null : stored);
  return (
    <div>
      <p className="text-sm font-medium">Picture</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        {shown && (
          <img
            src={shown}
            alt="The category's picture"
            className="size-20 rounded-md border bg-background object-cover"
          />
        )}
        <input
          ref={input}
          type="file"
          accept={TYPES}
          hidden
          aria-label="Picture"
          onChange={(event) => {
            const [picture] = event.currentTarget.files ?? [];
            if (picture) onChoose({ picture });
            // The same file can be chosen again after it was refused.
            event.currentTarget.value = "";
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <Upload aria-hidden /> {shown ? "Choose another" : "Choose a picture"}
        </Button>
        {shown && (
          <Button variant="ghost" size="sm" onClick={() => onChoose({ removePicture: true })}>
            <Trash2 aria-hidden /> Remove picture
          </Button>
        )}
      </div>
    </div>
  );
}
