import { vi } from "vitest";

/** Mocks forms with files, which a component sends without `fetch` because it shows upload progress. */

interface Reply {
  status: number;
  body: unknown;
}

/** Mocks every form from now on; the returned array collects their contents. */
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
