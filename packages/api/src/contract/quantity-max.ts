/** The largest quantity of a line, in pieces. */
export const quantityMax = 999_999
