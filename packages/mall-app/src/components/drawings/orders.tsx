/** A parcel with its delivery note. */
export const ordersDrawing = (
  <>
    <path data-part="sheet" d="M50 14h28v30H50z" />
    <path data-part="rule" d="M56 22h16M56 29h16M56 36h10" />
    <path data-part="sheet" d="M34 44h60v36H34z" />
    <path d="M34 44L24 32h26M94 44l10-12H78" />
    <path data-part="mark" d="M58 44v12h12V44" />
  </>
)
