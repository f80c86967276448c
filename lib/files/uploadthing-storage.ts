import "server-only";
import type { UploadThingKeys } from "@/lib/base/secrets/uploadthing-keys";
import { AT_ONCE } from "@/lib/http/limits/limits";
import type { ImageStorage } from "./image-storage";

export interface UploadThingAccount extends UploadThingKeys {
  token: string;
  /** Address of a stand-in for tests. */
  apiUrl?: string;
  /** Sends the requests; defaults to the platform's fetch. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Loads the package only on use, because it takes 90 MB of memory and most shops store pictures on disk. It is not
 * bundled either, because it brings 500 modules.
 */
async function connect({ token, apiUrl, ingestUrl, fetch }: UploadThingAccount) {
  const { UTApi, UTFile } = await import(/* turbopackIgnore: true */ "uploadthing/server");
  const api = new UTApi({
    token,
    defaultKeyType: "customId",
    // Errors are thrown below and logged by the caller.
    logLevel: "None",
    ...(apiUrl && { apiUrl }),
    ingestUrl,
    ...(fetch && { fetch }),
  });
  return { api, UTFile };
}

/**
 * Stores files at UploadThing. Their custom ids are our file names, so that a browser can derive the address of each
 * width from one address, as on disk: https://docs.uploadthing.com/working-with-files
 */
export function uploadThingStorage(account: UploadThingAccount): ImageStorage {
  return {
    kind: "uploadthing",
    urlOf: (name) => `https://${account.appId}.ufs.sh/f/${name}`,
    write: async (files) => {
      const { api, UTFile } = await connect(account);
      const uploads = files.map(
        ({ name, content }) =>
          new UTFile([new Uint8Array(content)], name, { customId: name, type: "image/webp" }),
      );
      const results = await api.uploadFiles(uploads, {
        concurrency: AT_ONCE.uploadThingFiles.atOnce,
      });
      const failed = results.find((result) => result.error)?.error;
      if (failed) throw new Error(`UploadThing did not take a file: ${failed.message}`);
    },
    remove: async (names) => {
      if (names.length === 0) return;
      const { api } = await connect(account);
      const { success } = await api.deleteFiles([...names]);
      if (!success) throw new Error("UploadThing did not delete the files.");
    },
  };
}
