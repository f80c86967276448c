/**
 * What sends a picture to UploadThing: a worker of the browser, so that UploadThing's address stands in the
 * policy of this script alone (lib/runtime/answers/direct-upload-script.ts) and no page can connect to it.
 */

export const WORKER_ADDRESS = "/direct-upload.js";

/** By its name an admin's page says that pictures may be sent straight to UploadThing. */
export const WORKER_META = "direct-upload-script";

/** To the worker. */
export interface UploadOrder {
  url: string;
  file: File;
}

/** From it: the bytes that have left, then how it ended; `status` 0 without an answer. */
export type UploadNews = { sent: number } | { status: number };

/** Runs in the worker, where nothing else of this file is known: its text is what is served. */
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
