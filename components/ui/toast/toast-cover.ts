import { NOTE_WIDTH, type ToastPlace } from "./toast-place";

/**
 * The top of toasts below the header, in CSS pixels. The header stays free, because people use its cart and menu
 * next.
 */
export const BELOW_HEADER = { phone: 76, desk: 120 };

/** Below this width, in CSS pixels, a toast is as wide as the screen. */
const PHONE_WIDTH = 600;

/** The height of a toast with two lines, including the space around it, in CSS pixels. */
const NOTE_HEIGHT = 96;

const ACTIONS = "a[href], button, input, select, textarea, summary, [aria-invalid=true]";

/** The page's main buttons and its invalid fields: each counts as much as ten other controls. */
const MAIN = ".btn-default, [aria-invalid=true]";

type Area = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

function notesArea(place: ToastPlace, count: number): Area {
  const { innerWidth, innerHeight } = window;
  const isPhone = innerWidth < PHONE_WIDTH;
  const width = isPhone ? innerWidth : NOTE_WIDTH;
  const height = count * NOTE_HEIGHT;
  const [row, column] = place.split("-");
  const left = { left: 0, right: innerWidth - width }[column ?? ""] ?? (innerWidth - width) / 2;
  const below = isPhone ? BELOW_HEADER.phone : BELOW_HEADER.desk;
  const top = row === "top" ? below : innerHeight - height;
  return { left, right: left + width, top, bottom: top + height };
}

const overlap = (one: Area, other: Area) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Returns a function that weighs the controls which `count` toasts at a place would cover. */
export function coveredActions(count: number): (place: ToastPlace) => number {
  const actions = [...document.querySelectorAll(ACTIONS)].flatMap((element) => {
    const area = element.getBoundingClientRect();
    if (area.width <= 1 || element.closest("[data-sonner-toaster]")) return [];
    return [{ area, weight: element.matches(MAIN) ? 10 : 1 }];
  });
  return (place) => {
    const notes = notesArea(place, count);
    const covered = actions.filter(({ area }) => overlap(area, notes));
    return covered.reduce((sum, { weight }) => sum + weight, 0);
  };
}
