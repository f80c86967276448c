import { useEffect, useEffectEvent, useState } from "react";

/** Pixels; previews are shown at half this size. */
const SIZE = 320;

/**
 * Draws a square preview of a file as a data URL; null until it is ready. Calls `onUnreadable` if the browser
 * cannot decode the file.
 */
export function usePreview(file: File | undefined, onUnreadable: () => void): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  const refuse = useEffectEvent(onUnreadable);

  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    const show = async () => {
      try {
        const drawn = await draw(file);
        if (isCurrent) setPreview(drawn);
      } catch {
        if (isCurrent) refuse();
      }
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return preview;
}

async function draw(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext("2d");
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  context?.drawImage(bitmap, left, top, side, side, 0, 0, SIZE, SIZE);
  bitmap.close();
  return canvas.toDataURL("image/webp", 0.8);
}
