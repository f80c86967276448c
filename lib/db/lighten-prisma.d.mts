/** The text of the runtime, with tables in place of arrays that are nearly empty. */
export function lightRuntime(text: string): string;

/** The text of the generated client, and the module of the compiler that it no longer needs, if it did. */
export function lightClient(text: string): { textModule: string | undefined; client: string };

export function lightenPrisma(): Promise<void>;
