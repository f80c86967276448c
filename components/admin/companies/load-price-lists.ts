import { callList } from "@/lib/client/api";

const MOST_LISTS = "100";

export const loadPriceLists = (_: string, signal: AbortSignal) =>
  callList("GET /admin/price-lists", { query: { limit: MOST_LISTS }, signal });
