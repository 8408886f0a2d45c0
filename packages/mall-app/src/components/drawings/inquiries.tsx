/** A question, and room for its answer. */
export const inquiriesDrawing = (
  <>
    <path data-part="sheet" d="M22 18h58v36H48L36 64V54H22z" />
    <path data-part="rule" d="M32 30h38M32 41h26" />
    <path data-part="sheet" d="M70 44h36v28h-6v9l-10-9H70z" />
    <path data-part="mark" d="M84 54a4.5 4.5 0 1 1 6.5 4c-2 1-2.5 2-2.5 4M88 66v.5" />
  </>
)
