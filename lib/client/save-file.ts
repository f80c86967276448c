import { ApiError, asSession, credentials, parseAnswer } from "./api";

/**
 * Lets the browser save a file that the API answers, under `name` or else the name that comes with it.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function saveFile(address: string, name?: string): Promise<void> {
  const response = await asSession((token) => fetchFile(address, token));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? nameOf(response);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** As long as a browser may take to ask where the file goes. */
const KEPT_MS = 60_000;

async function fetchFile(address: string, token: string | null): Promise<Response> {
  const headers = credentials("GET", token);
  const response = await fetch(address, { headers, referrerPolicy: "no-referrer" }).catch(() => {
    throw new ApiError(0, {});
  });
  if (response.ok) return response;
  const answer = parseAnswer(await response.text()) as Record<string, unknown>;
  throw new ApiError(response.status, answer);
}

function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "";
}
