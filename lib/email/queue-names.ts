export const MAIL_QUEUE = "mail";
/** Mails that were given up, kept for the admin, who can send them again. */
export const FAILED_MAIL_QUEUE = "mail-failed";
