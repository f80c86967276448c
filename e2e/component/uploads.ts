import { vi } from "vitest";

/** Mocks forms with files, which a component sends without `fetch` because it shows upload progress. */

interface Reply {
  status: number;
  body: unknown;
}

/** Returns a valid picture. */
export async function pngFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d")?.fillRect(0, 0, 8, 8);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

/** Sets the chosen file of an input, as the browser does. */
export function choose(selector: string, file: File): void {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`There is no ${selector}.`);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Mocks every form from now on; the returned array collects what they contained. */
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
 * Makes the page offer direct uploads to UploadThing, with a script that posts `news` for each picture. Returns a
 * function that removes it.
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
