// What `server-only` is outside Next: nothing.
export {};
