/** A wheel that turns over a figure must not change it. */
const leaveOnWheel = {
  onWheel: (event: React.WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
};

/** How an input for rupees behaves. */
export const AMOUNT = {
  type: "number",
  step: "0.01",
  min: "0.01",
  inputMode: "decimal",
  ...leaveOnWheel,
} as const;

/** How an input for a count behaves. */
export const COUNT = {
  type: "number",
  step: "1",
  min: "0",
  inputMode: "numeric",
  ...leaveOnWheel,
} as const;

/** The same where there is at least one. */
export const PACKS = { ...COUNT, min: "1" } as const;
