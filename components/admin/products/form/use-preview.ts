"use client";

import { useEffect, useEffectEvent, useState } from "react";

/** Pixels; tiles are drawn at half of it. */
const SIZE = 320;

/**
 * A small square of a chosen file as a data address; null until it is drawn. What the browser cannot
 * decode is no picture: `onUnreadable` hears of it.
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
