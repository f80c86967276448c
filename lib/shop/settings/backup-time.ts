/** When the shop backs itself up unless its owner says otherwise: a time of day in India. */
export const BACKUP_AT = "03:00";
