"use client";

import { useEffect, useEffectEvent, useState } from "react";

interface Closing {
  /** For the dialog: false closes it, so that the browser gives the focus back. */
  open: boolean;
  close: () => void;
}

/** For a dialog that stands in the page only while it is open: `onClosed` takes it away afterwards. */
export function useClosing(onClosed: () => void): Closing {
  const [open, setOpen] = useState(true);
  const tell = useEffectEvent(onClosed);
  // Effects of the dialog inside run before this one.
  useEffect(() => {
    if (!open) tell();
  }, [open]);
  return { open, close: () => setOpen(false) };
}
