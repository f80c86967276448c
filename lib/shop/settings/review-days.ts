/** After how many days a customer is asked for a review, until the owner says otherwise. */
export const REVIEW_REQUEST_DAYS = 7;
