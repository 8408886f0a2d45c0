/** A card with a star. */
export const favoritesDrawing = (
  <>
    <path data-part="sheet" d="M34 18h60v62H34z" />
    <path data-part="mark" d="M64 28l6.2 12.6l13.8 2l-10 9.8l2.4 13.8L64 59.6l-12.4 6.6L54 52.4l-10-9.8l13.8-2z" />
    <path data-part="rule" d="M50 73h28" />
  </>
)
