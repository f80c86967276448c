export function isBuilt(): Promise<boolean>;
export function noteBuilt(): Promise<void>;
