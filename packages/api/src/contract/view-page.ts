/** The page of the mall that a view of the seller opens in, by a form that posts its code. */
export const viewPath = '/viewCustomer'

/** The field of that form. */
export const viewCodeField = 'Code'

/** The `<meta>` in which the page that answers that form has its code. */
export const viewCodeMeta = 'view-code'
