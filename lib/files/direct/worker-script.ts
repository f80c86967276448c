/**
 * Address of the browser worker that sends a picture to UploadThing. Only this script's Content-Security-Policy
 * allows UploadThing's address (lib/runtime/answers/direct-upload-script.ts), so no page can connect to it.
 */

export const WORKER_ADDRESS = "/direct-upload.js";

/** Name of the meta tag on admin pages that allows direct uploads to UploadThing. */
export const WORKER_META = "direct-upload-script";

/** Message to the worker. */
export interface UploadOrder {
  url: string;
  file: File;
}

/** Message from the worker: the bytes sent so far, then the final status; 0 when there was no response. */
export type UploadNews = { sent: number } | { status: number };

/**
 * Runs in the worker. It cannot use anything else in this file, because its source text is what the browser receives.
 */
export function sendPictures(): void {
  const tell = (news: UploadNews) => self.postMessage(news);
  self.onmessage = ({ data: { url, file } }: MessageEvent<UploadOrder>) => {
    const form = new FormData();
    form.set("file", file);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded }) => tell({ sent: loaded });
    request.onload = () => tell({ status: request.status });
    request.onerror = () => tell({ status: 0 });
    request.open("PUT", url);
    request.send(form);
  };
}
