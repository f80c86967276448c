import { STORAGE_KEYS } from "@/lib/client/storage";
import type { ShownAnnouncement } from "@/lib/shop/content/announcement";

const SOURCE = `(function(id,from,to){var k="${STORAGE_KEYS.announcement}",h=document.documentElement.dataset,n=Date.now(),seen;try{seen=localStorage.getItem(k)}catch(e){}h.announcement=seen===id||n<from||to&&n>=to?"off":"on";addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[data-announcement-close]"))return;h.announcement="off";try{localStorage.setItem(k,id)}catch(e){}})})`;

const moment = (text: string | null) => (text === null ? 0 : new Date(text).getTime());

/**
 * Decides before the first paint whether the announcement is visible: only within its period, to the second,
 * because the page may have been cached before, and not for visitors who have closed it. So nothing moves later.
 * Written as raw HTML, like ThemeScript.
 */
export function AnnouncementScript({ announcement }: { announcement: ShownAnnouncement }) {
  const { id, from, to } = announcement;
  const call = `${SOURCE}("${id}",${moment(from)},${moment(to)})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}
