export function isWhole(): Promise<boolean>;
