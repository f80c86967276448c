const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;
const tenths = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** "512 bytes", "1.4 GB": by thousands, as disks are sold. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${tenths.format(bytes / 1000 ** power)} ${UNITS[power] ?? ""}`;
}

/** "1,24,500" */
export function countText(amount: number): string {
  return amount.toLocaleString("en-IN");
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? "" : "s"}`;

/** "3 days 4 hours": the two largest units. */
export function durationText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${count(days, "day")} ${count(hours, "hour")}`;
  if (hours > 0) return `${count(hours, "hour")} ${count(minutes, "minute")}`;
  return minutes > 0 ? count(minutes, "minute") : "less than a minute";
}
