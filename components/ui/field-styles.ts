/** The one look of everything that is typed into or chosen from. 16 px, so that phones do not zoom in. */
export const fieldStyles =
  "w-full min-w-0 rounded-md border border-input bg-card px-3.5 text-base text-foreground placeholder:text-muted-foreground transition-[border-color,box-shadow] duration-150 hover:border-foreground/60 focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive aria-invalid:outline-destructive";
