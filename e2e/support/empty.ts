// Replaces `server-only` outside Next.
export {};
