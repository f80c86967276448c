import type { Profile } from "@/lib/accounts/schemas";
import { dayName } from "@/lib/india-time";

/** Nobody comes back on the day on which they opened their account. */
export function greeting({ name, createdAt }: Pick<Profile, "name" | "createdAt">, now: Date) {
  const isNew = dayName(new Date(createdAt)) === dayName(now);
  return isNew ? `Welcome, ${name}` : `Welcome back, ${name}`;
}
