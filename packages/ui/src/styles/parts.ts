/** Classes of a site for the parts of a component, by their `data-part`. */
export type ClassNames<Part extends string> = { readonly [Name in Part]?: string | undefined }

/** Names the parts of one component: what an element is given to be found by `data-part`, and to take the site's class. */
export const partsOf =
  <Part extends string>(classNames: ClassNames<Part> | undefined) =>
  (part: Part) => ({ 'data-part': part, className: classNames?.[part] })
