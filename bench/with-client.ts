import pg from "pg";

/**
 * Runs the work with its own connection and always closes it. A connection left open raises an unhandled error when
 * its database stops, and that error hides the original one.
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
