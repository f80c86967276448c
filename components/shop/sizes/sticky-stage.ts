/** Keeps the model in view while the fields below it are filled in. */
export const STICKY =
  "z-20 min-w-0 bg-background max-lg:sticky max-lg:top-16 short:static lg:col-start-1";
export const STICKY_STAGE = "max-lg:aspect-auto max-lg:h-[34svh] short:h-[70svh]";

/** The stage on the landing page. */
export const LANDING_STAGE = "max-sm:aspect-16/10";
