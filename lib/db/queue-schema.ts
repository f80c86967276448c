/** The schema of the mail queue's tables, beside the shop's own in `public`. */
export const QUEUE_SCHEMA = "pgboss";
