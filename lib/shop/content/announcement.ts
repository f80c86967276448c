import { createHash } from "node:crypto";
import type { SiteContent } from "./blocks";

type Announcement = SiteContent["announcement"];

export interface ShownAnnouncement extends Announcement {
  /** Another text has another one: whoever put the last one away is told the new one. */
  id: string;
  /** Its time has not come yet. */
  isLater: boolean;
}

/** With what the bar needs to know of it; null where it is not to be shown, or no more. */
export function shownAnnouncement(announcement: Announcement, now: Date): ShownAnnouncement | null {
  const { shown, text, linkAddress, from, to } = announcement;
  if (!shown || text === "" || (to && new Date(to) <= now)) return null;
  const words = `${text}\n${linkAddress}`;
  const id = createHash("sha256").update(words).digest("base64url").slice(0, 10);
  return { ...announcement, id, isLater: from !== null && new Date(from) > now };
}
