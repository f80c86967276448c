import type { UploadNews, UploadOrder } from "@/lib/files/direct/worker-script";
import { PICTURE_TYPES, type NamedUpload } from "@/lib/files/direct/schemas";
import { ApiError, call } from "../api";

/** After this time without progress the upload is given up: a firewall may silently drop packets that it blocks. */
const SILENCE_MS = 20_000;

interface Sending {
  script: string;
  files: readonly File[];
  /** Bytes sent, over all files. */
  onProgress: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends files directly to UploadThing, in order; returns the values by which the form names them.
 * @throws Error when a file does not get there
 */
export async function sendDirectly({
  script,
  files,
  onProgress,
  signal,
}: Sending): Promise<NamedUpload[]> {
  const worker = new Worker(script);
  const uploads: NamedUpload[] = [];
  let before = 0;
  try {
    for (const file of files) {
      const { _id: id, url } = await call("POST /admin/picture-uploads", {
        body: { bytes: file.size, type: getType(file) },
        signal,
      });
      const start = before;
      const tell = (sent: number) => onProgress(start + Math.min(sent, file.size));
      await sendOne(worker, { url, file }, tell, signal);
      uploads.push({ id, name: file.name });
      before += file.size;
    }
    return uploads;
  } finally {
    worker.terminate();
  }
}

function getType({ name, type }: File) {
  const known = PICTURE_TYPES.find((candidate) => candidate === type);
  if (!known) throw new Error(`${name} has no type that UploadThing is told.`);
  return known;
}

function sendOne(
  worker: Worker,
  order: UploadOrder,
  onSent: (bytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const giveUp = () => reject(new Error("UploadThing does not answer."));
  let silence = setTimeout(giveUp, SILENCE_MS);
  worker.onmessage = ({ data }: MessageEvent<UploadNews>) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, SILENCE_MS);
    if ("sent" in data) onSent(data.sent);
    else if (data.status >= 200 && data.status < 300) resolve(undefined);
    else reject(new Error(`UploadThing answered ${data.status}.`));
  };
  worker.onerror = () => reject(new Error("The script of direct uploads did not load."));
  const stop = () => reject(new ApiError(0, {}));
  signal?.addEventListener("abort", stop);
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(silence);
    signal?.removeEventListener("abort", stop);
  });
}
