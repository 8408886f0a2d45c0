/** A cart that something is to come into. */
export const cartDrawing = (
  <>
    <path data-part="sheet" d="M36 34h62L88 64H44z" />
    <path d="M22 24h10l12 40" />
    <path data-part="rule" d="M48 44h42M52 54h34" />
    <path data-part="sheet" d="M45 76a5 5 0 1 1 10 0a5 5 0 1 1-10 0M77 76a5 5 0 1 1 10 0a5 5 0 1 1-10 0" />
    <path data-part="mark" d="M66 10v14M60 18l6 6l6-6" />
  </>
)
