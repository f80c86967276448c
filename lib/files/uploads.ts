import "server-only";
import path from "node:path";
import { env } from "@/lib/env";

/** Where pictures are kept on disk; served under /media. */
export function uploadsFolder(): string {
  return path.resolve(env().DATA_DIR, "uploads");
}
