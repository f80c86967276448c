import { connection } from "next/server";
import { directAccount } from "@/lib/files/direct/issue-upload";
import { WORKER_ADDRESS, WORKER_META } from "@/lib/files/direct/worker-script";

/** Adds to the page that pictures may be uploaded directly to UploadThing, if that is enabled. */
export async function DirectUploads() {
  // Reads the environment at run time, not at build time.
  await connection();
  return directAccount() ? <meta name={WORKER_META} content={WORKER_ADDRESS} /> : null;
}
