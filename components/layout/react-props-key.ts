/** Under a key of this prefix React keeps an element's props, from the moment it has brought it to life. */
export const REACT_PROPS_KEY = "__reactProps";
