import { counted } from "@/lib/base/counts";

/** Bytes in the unit that keeps them short: "412 bytes", "3.4 MB". */
export function size(bytes: number): string {
  const units = ["kB", "MB", "GB", "TB"];
  if (bytes < 1000) return counted(bytes, "byte");
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(1)} ${units[unit] ?? ""}`;
}
