/** A clock. */
export const historyDrawing = (
  <>
    <path data-part="sheet" d="M35 48a29 29 0 1 1 58 0a29 29 0 1 1-58 0" />
    <path data-part="rule" d="M64 25v4M64 67v4M41 48h4M83 48h4" />
    <path data-part="mark" d="M64 32v16l11 7" />
  </>
)
