/** The most pieces of a product that one line takes. */
export const quantityMax = 999_999
