import pg from "pg";

/**
 * Runs the work with a connection of its own and closes it whatever comes of it: one that is left open says so
 * as an unhandled error when its database stops, and what had gone wrong before is never seen.
 */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
