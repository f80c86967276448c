let isOnOwnAccount = false;

/** Focuses an element without being asked, such as the first field of a page: no visitor has turned to it yet. */
export function focusUnasked(element: HTMLElement | null | undefined): void {
  isOnOwnAccount = true;
  element?.focus({ preventScroll: true });
  isOnOwnAccount = false;
}

/** Whether the focus event being handled comes from `focusUnasked`. */
export const isUnasked = () => isOnOwnAccount;
