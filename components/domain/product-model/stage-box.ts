/** Classes of the paper behind a product. */
export const stageBox =
  "relative aspect-square w-full overflow-hidden rounded-lg border bg-card fibres sm:aspect-5/4";
