/* The icons of a product card, in their own module so that a page of products does not load the others. */

export const cartGlyph =
  'M3 4.5h2.4L7.9 16h9.9l2.2-8.2H6.2M8.25 19.5a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0' +
  'M16.05 19.5a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const starGlyph = 'M12 3.8l2.5 5.2l5.7.8l-4.1 4l1 5.7L12 16.8l-5.1 2.7l1-5.7l-4.1-4l5.7-.8z'
