/** Tells a program of the shop to end as soon as it is loaded: the build fills the compile cache. */
export const LOAD_ONLY = "--load-only";
