/** In place of a viewer, for what everybody sees alike. */
export const everybody = 'everybody'
