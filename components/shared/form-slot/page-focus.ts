let isOnOwnAccount = false;

/**
 * Focuses an element on the page's own account, such as its first field: the visitor has not used it yet.
 */
export function focusUnasked(element: HTMLElement | null | undefined): void {
  isOnOwnAccount = true;
  element?.focus({ preventScroll: true });
  isOnOwnAccount = false;
}

/** Whether the focus event being handled comes from `focusUnasked`. */
export const isUnasked = () => isOnOwnAccount;
