import type { Profile } from "@/lib/identity/accounts/schemas";
import { dayName } from "@/lib/base/india-time";

/** Nobody comes back on the day on which they opened their account. */
export function greeting({ name, createdAt }: Pick<Profile, "name" | "createdAt">, now: Date) {
  const isNew = dayName(new Date(createdAt)) === dayName(now);
  return isNew ? `Welcome, ${name}` : `Welcome back, ${name}`;
}
