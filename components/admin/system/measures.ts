import { counted } from "@/lib/base/text/counts";

const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;
const tenths = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** "512 bytes", "1.4 GB": decimal units, as for disks. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${tenths.format(bytes / 1000 ** power)} ${UNITS[power] ?? ""}`;
}

/** "3 days 4 hours": the two largest units. */
export function durationText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${counted(days, "day")} ${counted(hours, "hour")}`;
  if (hours > 0) return `${counted(hours, "hour")} ${counted(minutes, "minute")}`;
  return minutes > 0 ? counted(minutes, "minute") : "less than a minute";
}
