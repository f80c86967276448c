/** The bytes of a stream are cut off or wrong. */
export class DamagedStream extends Error {}
