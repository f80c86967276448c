import { ApiError, asSession, credentials, parseAnswer } from "@/lib/client/api";

/** How long to keep the object URL, in milliseconds: the browser may ask where to save the file. */
const RETAINED_MS = 60_000;

interface SaveOptions {
  /** The file name; defaults to the server's. */
  name?: string | undefined;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: object;
}

/**
 * Saves a file from the API.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function saveFile(address: string, { name, body }: SaveOptions = {}): Promise<void> {
  const response = await asSession((token) => fetchFile(address, token, body));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? getName(response);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RETAINED_MS);
}

async function fetchFile(address: string, token: string | null, body?: object): Promise<Response> {
  const method = body ? "POST" : "GET";
  const type: Record<string, string> = body ? { "Content-Type": "application/json" } : {};
  const response = await fetch(address, {
    method,
    headers: { ...type, ...credentials(method, token) },
    body: body && JSON.stringify(body),
    referrerPolicy: "no-referrer",
  }).catch(() => {
    throw new ApiError(0, {});
  });
  if (response.ok) return response;
  const answer = parseAnswer(await response.text()) as Record<string, unknown>;
  throw new ApiError(response.status, answer);
}

function getName({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "";
}
