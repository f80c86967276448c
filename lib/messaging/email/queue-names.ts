export const MAIL_QUEUE = "mail";
/** Mails whose attempts are used up, kept for the admin, who can send them again. */
export const FAILED_MAIL_QUEUE = "mail-failed";
