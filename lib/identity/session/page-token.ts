import "server-only";
import { cookies } from "next/headers";
import { connection } from "next/server";
import { sessionCookieName } from "./cookies";

/** Returns the session token of the browser that requests a page. A token is checked by the time of its request. */
export async function readPageToken(): Promise<string | undefined> {
  await connection();
  return (await cookies()).get(sessionCookieName())?.value;
}
