/** Where the mail queue keeps its tables, beside the shop's own in `public`. */
export const QUEUE_SCHEMA = "pgboss";
