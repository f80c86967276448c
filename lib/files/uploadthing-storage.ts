import "server-only";
import type { ImageStorage } from "./storage";
import type { UploadThingKeys } from "@/lib/base/uploadthing-keys";
import { AT_ONCE } from "@/lib/limits/limits";

export interface UploadThingAccount extends UploadThingKeys {
  token: string;
  /** Where its files lie. */
  filesUrl: string;
  /** Of a stand-in. */
  apiUrl?: string;
  /** How requests are sent; the platform's own way where it is not given. */
  fetch?: typeof globalThis.fetch;
}

/**
 * The package takes 90 MB of memory: most shops keep their pictures on disk and never load it. Nor is it bundled, with
 * the 500 modules that it brings, for shops that have no account there.
 */
async function connect({ token, apiUrl, ingestUrl, fetch }: UploadThingAccount) {
  const { UTApi, UTFile } = await import(/* turbopackIgnore: true */ "uploadthing/server");
  const api = new UTApi({
    token,
    defaultKeyType: "customId",
    // What fails is thrown below, and logged by whoever asked.
    logLevel: "None",
    ...(apiUrl && { apiUrl }),
    ingestUrl,
    ...(fetch && { fetch }),
  });
  return { api, UTFile };
}

/**
 * Files at UploadThing. Their custom ids are our names, so that a browser finds each width of a
 * picture from the address of one, as on disk:
 * https://docs.uploadthing.com/working-with-files
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
