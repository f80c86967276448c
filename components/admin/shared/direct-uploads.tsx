import { connection } from "next/server";
import { directAccount } from "@/lib/files/direct/issue-upload";
import { WORKER_ADDRESS, WORKER_META } from "@/lib/files/direct/worker-script";

/** Tells the page that pictures may go straight to UploadThing, where they may. */
export async function DirectUploads() {
  // The environment of the shop that runs, not of the one that was built.
  await connection();
  return directAccount() ? <meta name={WORKER_META} content={WORKER_ADDRESS} /> : null;
}
