interface Announced {
  /** The storage key of the announcement that the visitor closed. */
  key: string;
  id: string;
  /** Milliseconds since 1970; 0 means unbounded. */
  from: number;
  to: number;
}

/**
 * Decides before the first paint whether the announcement is visible: only within its period, to the second,
 * because the page may have been cached before, and not for visitors who closed it. So nothing moves later.
 */
export function showAnnouncement({ key, id, from, to }: Announced): void {
  const { dataset } = document.documentElement;
  const now = Date.now();
  let closed: string | null = null;
  try {
    closed = localStorage.getItem(key);
  } catch {
    // Storage is blocked.
  }
  const isOff = closed === id || now < from || (to !== 0 && now >= to);
  dataset.announcement = isOff ? "off" : "on";
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-announcement-close]")) return;
    dataset.announcement = "off";
    try {
      localStorage.setItem(key, id);
    } catch {
      // Storage is blocked: it stays closed until the page is left.
    }
  });
}
