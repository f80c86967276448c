import { createHash } from "node:crypto";
import type { SiteContent } from "./blocks";

type Announcement = SiteContent["announcement"];

export interface ShownAnnouncement extends Announcement {
  /** A new text has a new id, so that visitors who closed the last announcement see the new one. */
  id: string;
  /** Its start time is in the future. */
  isLater: boolean;
}

/** Returns the announcement with what the bar needs; null when it is not shown or has ended. */
export function shownAnnouncement(announcement: Announcement, now: Date): ShownAnnouncement | null {
  const { shown, text, linkAddress, from, to } = announcement;
  if (!shown || text === "" || (to && new Date(to) <= now)) return null;
  const words = `${text}\n${linkAddress}`;
  const id = createHash("sha256").update(words).digest("base64url").slice(0, 10);
  return { ...announcement, id, isLater: from !== null && new Date(from) > now };
}
