import { vi } from "vitest";

/** Forms with files, which a component sends past `fetch` because it tells how far they are. */

interface Reply {
  status: number;
  body: unknown;
}

/** A picture that can be shown. */
export async function pngFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d")?.fillRect(0, 0, 8, 8);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

/** As the browser hands over what was chosen. */
export function choose(selector: string, file: File): void {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`There is no ${selector}.`);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Answers every form from now on; what they held is told in the array that comes back. */
export function answerForms(reply: (form: FormData, count: number) => Reply): FormData[] {
  const heard: FormData[] = [];
  class ShopRequest {
    status = 0;
    responseText = "";
    readonly upload = {};
    onload = () => undefined;
    open = () => undefined;
    setRequestHeader = () => undefined;
    send(form: FormData): void {
      heard.push(form);
      const { status, body } = reply(form, heard.length);
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal("XMLHttpRequest", ShopRequest);
  return heard;
}

/**
 * Says on the page that pictures may go straight to UploadThing, by a script that tells this of each. Ends
 * with the function that comes back.
 */
export function offerDirectUploads(meta: string, news: readonly object[]): () => void {
  const text = `onmessage = () => { for (const each of ${JSON.stringify(news)}) postMessage(each); };`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const tag = Object.assign(document.createElement("meta"), { name: meta, content: address });
  document.head.append(tag);
  return () => {
    tag.remove();
    URL.revokeObjectURL(address);
  };
}
